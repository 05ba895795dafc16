import {
	BlockAppProvider,
	LazyCardFields,
	type BlockApp,
	type ValidatedCardFieldsProps,
	type ValidatedCardHandle,
} from '@shopfront/bindings';
import { forwardRef, useImperativeHandle, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/**
 * Creates `CardFields`. A card is invalid while the code of its fields loads, because the shopper cannot have entered it.
 */
export const createCardFields = ( app: BlockApp ) =>
	forwardRef<
		ValidatedCardHandle,
		Omit< ValidatedCardFieldsProps, 'handle' >
	>( function AddOnCardFields( props, ref ) {
		const inner = useRef< ValidatedCardHandle >( null );
		useImperativeHandle( ref, () => ( {
			focus: () => inner.current?.focus(),
			validate: () =>
				inner.current
					? inner.current.validate()
					: {
							[ `${ props.id }-number` ]: {
								message: __(
									'Please enter a valid card number.',
									'shopfront'
								),
								hidden: false,
							},
						},
		} ) );
		return (
			<BlockAppProvider app={ app }>
				<LazyCardFields { ...props } handle={ inner } />
			</BlockAppProvider>
		);
	} );
