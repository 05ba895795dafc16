import {
	getInputHints,
	type AddressFormField,
	type AddressKind,
} from '@shopfront/address';
import { useMemo } from '@wordpress/element';
import type { SelectOption } from '../select/select';
import { AddressField } from './address-field';

export interface AddressFormProps {
	kind: AddressKind;
	/** In the order of the address's country. Hidden fields don't render. */
	fields: readonly AddressFormField[];
	/** Missing values are empty. */
	values: Readonly< Record< string, string > >;
	messages: Readonly< Record< string, string > >;
	/** By code, in display order. */
	countries: Readonly< Record< string, string > >;
	/** Names by code; `{}` if the state is a text input. */
	states: Readonly< Record< string, string > >;
	/** Such as `en_US`. */
	locale: string;
	onChange: ( field: string, value: string ) => void;
	onBlur: ( field: string ) => void;
}

const optionsFrom = (
	names: Readonly< Record< string, string > >
): SelectOption[] =>
	Object.entries( names ).map( ( [ value, label ] ) => ( { value, label } ) );

/**
 * The state is a select if its country has a list of states.
 *
 * Surface: `#{kind}.wc-block-components-address-form` (docs/contract/blocks.md 4 and 5).
 */
export const AddressForm = ( {
	kind,
	fields,
	values,
	messages,
	countries,
	states,
	locale,
	onChange,
	onBlur,
}: AddressFormProps ) => {
	const getCountryOptions = useMemo(
		() => optionsFrom( countries ),
		[ countries ]
	);
	const getStateOptions = useMemo( () => optionsFrom( states ), [ states ] );
	const optionsOf = ( key: string ) => {
		if ( key === 'country' ) {
			return getCountryOptions;
		}
		return key === 'state' && getStateOptions.length
			? getStateOptions
			: undefined;
	};
	const shown = fields.filter( ( { hidden } ) => ! hidden );
	return (
		<div id={ kind } className="wc-block-components-address-form">
			{ shown.map( ( field ) => (
				<AddressField
					key={ field.key }
					kind={ kind }
					field={ field }
					value={ values[ field.key ] ?? '' }
					errorMessage={ messages[ field.key ] ?? '' }
					options={ optionsOf( field.key ) }
					hints={ getInputHints( field, {
						country: values.country ?? '',
						isLast: field === shown.at( -1 ),
					} ) }
					locale={ locale }
					onChange={ ( value ) =>
						onChange( field.key, String( value ) )
					}
					onBlur={ () => onBlur( field.key ) }
				/>
			) ) }
		</div>
	);
};
