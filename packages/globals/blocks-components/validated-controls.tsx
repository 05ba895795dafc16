import {
	BlockAppProvider,
	ValidatedCheckboxControl,
	ValidatedTextInput,
	type BlockApp,
	type ValidatedCheckboxControlHandle,
	type ValidatedCheckboxControlProps,
	type ValidatedTextInputHandle,
	type ValidatedTextInputProps,
} from '@shopfront/bindings';
import { forwardRef } from '@wordpress/element';
import { toAriaProps, type AddOnAria } from './text-input';

export interface Instance {
	/** Distinguishes fields without an id. */
	instanceId?: string | number;
}

const idOf = (
	id: string | undefined,
	prefix: string,
	instanceId: Instance[ 'instanceId' ]
): string | undefined =>
	id ??
	( instanceId === undefined ? undefined : `${ prefix }-${ instanceId }` );

/** The checkout form validates these fields of add-ons, even outside of it. */
export const createValidatedControls = ( app: BlockApp ) => ( {
	ValidatedTextInput: forwardRef<
		ValidatedTextInputHandle,
		ValidatedTextInputProps & AddOnAria & Instance
	>( function AddOnValidatedTextInput(
		{ id, instanceId, ariaLabel, ariaDescribedBy, ...rest },
		ref
	) {
		return (
			<BlockAppProvider app={ app }>
				<ValidatedTextInput
					{ ...rest }
					{ ...toAriaProps( {
						ariaLabel,
						ariaDescribedBy,
						...rest,
					} ) }
					ref={ ref }
					id={ idOf( id, 'textinput', instanceId ) }
				/>
			</BlockAppProvider>
		);
	} ),
	ValidatedCheckboxControl: forwardRef<
		ValidatedCheckboxControlHandle,
		ValidatedCheckboxControlProps & Instance
	>( function AddOnValidatedCheckbox( { id, instanceId, ...rest }, ref ) {
		return (
			<BlockAppProvider app={ app }>
				<ValidatedCheckboxControl
					{ ...rest }
					ref={ ref }
					id={ idOf( id, 'checkbox-control', instanceId ) }
				/>
			</BlockAppProvider>
		);
	} ),
} );
