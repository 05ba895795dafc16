import type { AddressFormField, AddressKind } from '@shopfront/address';
import { useMemo } from '@wordpress/element';
import type { SelectOption } from '../select/select';
import { AddressField } from './address-field';

export interface AddressFormProps {
	kind: AddressKind;
	/** In their order, as the country of the address wants them. Hidden ones are not shown. */
	fields: readonly AddressFormField[];
	/** By field; what is missing is empty. */
	values: Readonly< Record< string, string > >;
	/** What is shown as wrong, by field. */
	messages: Readonly< Record< string, string > >;
	/** Names of the countries to choose from by code, in their order. */
	countries: Readonly< Record< string, string > >;
	/** Names of the states of the chosen country by code; `{}` where a state is typed. */
	states: Readonly< Record< string, string > >;
	/** Of the page's texts, as `en_US`. */
	locale: string;
	onChange: ( field: string, value: string ) => void;
	/** A field was left. */
	onBlur: ( field: string ) => void;
}

const optionsFrom = (
	names: Readonly< Record< string, string > >
): SelectOption[] =>
	Object.entries( names ).map( ( [ value, label ] ) => ( { value, label } ) );

/**
 * The fields of an address. A country is chosen, and so is a state where the country has a list of them.
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
	return (
		<div id={ kind } className="wc-block-components-address-form">
			{ fields
				.filter( ( { hidden } ) => ! hidden )
				.map( ( field ) => (
					<AddressField
						key={ field.key }
						kind={ kind }
						field={ field }
						value={ values[ field.key ] ?? '' }
						errorMessage={ messages[ field.key ] ?? '' }
						options={ optionsOf( field.key ) }
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
