import { isCountryAllowed } from '../../cart/allowed-countries';
import {
	addressProblem,
	defaultShippingAddress,
	isEmail,
	mergeShipping,
} from '../../cart/addresses';
import type { ShopContext } from '../../context';
import { t } from '../../texts';
import type { Fields } from '../form-fields';
import { COUNTRY_LOCALES } from '../settings/country-locales';
import { FIELD_LOCATIONS } from '../settings/default-fields';
import { shopFields } from '../settings/form-fields';

export interface FormField {
	name: string;
	label: string;
	isRequired: boolean;
	type: string;
	autocomplete: string;
}

/** Messages by field name. */
export type FieldErrors = Readonly< Record< string, string > >;

/** Email and address, in the country's order. Add-on fields need JavaScript. */
export const fieldsOf = (
	country: string,
	options: ShopContext[ 'options' ]
): FormField[] => {
	const locale = COUNTRY_LOCALES[ country ] ?? {};
	const defaults = shopFields( options );
	return [ 'email', ...FIELD_LOCATIONS.address ]
		.flatMap( ( name ) => {
			const field = defaults[ name ];
			const local = locale[ name ] ?? {};
			if ( ! field || ( local.hidden ?? field.hidden ) ) {
				return [];
			}
			const label = t( local.label ?? field.label );
			const isRequired = local.required ?? field.required;
			return [
				{
					name,
					label: isRequired ? label : t( '%s (optional)', label ),
					isRequired,
					type: field.type ?? 'text',
					autocomplete: field.autocomplete,
					index: local.index ?? field.index,
				},
			];
		} )
		.sort( ( one, other ) => one.index - other.index );
};

/** Field by address problem. */
const PROBLEM_FIELDS: Readonly< Record< string, string > > = {
	invalid_country: 'country',
	invalid_state: 'state',
	invalid_postcode: 'postcode',
	invalid_phone: 'phone',
};

const value = ( fields: Fields, name: string ) =>
	( fields[ name ] ?? '' ).trim();

export const readAddress = (
	fields: Fields,
	options: ShopContext[ 'options' ]
): Record< string, string > => {
	const shown = fieldsOf( fields.country ?? '', options );
	return Object.fromEntries(
		[ 'email', ...FIELD_LOCATIONS.address ].map( ( name ) => [
			name,
			shown.some( ( field ) => field.name === name )
				? value( fields, name )
				: '',
		] )
	);
};

export const findErrors = (
	fields: Fields,
	options: ShopContext[ 'options' ],
	needsShipping: boolean
): FieldErrors => {
	const address = readAddress( fields, options );
	const { country = '', email = '' } = address;
	const errors: Record< string, string > = {};
	const problem = addressProblem(
		mergeShipping( defaultShippingAddress( options ), address )
	);
	const shown = fieldsOf( country, options );
	for ( const { name, label, isRequired } of shown ) {
		const isWrong =
			( problem && PROBLEM_FIELDS[ problem.code ] === name ) ||
			( name === 'email' && ! isEmail( email ) );
		if ( isWrong || ( isRequired && ! address[ name ] ) ) {
			errors[ name ] = t(
				'Please enter a valid %s',
				label.toLowerCase()
			);
		}
	}
	const kinds = needsShipping
		? ( [ 'billing', 'shipping' ] as const )
		: ( [ 'billing' ] as const );
	if (
		! kinds.every( ( kind ) => isCountryAllowed( kind, country, options ) )
	) {
		errors.country = t( 'We do not deliver to this country.' );
	}
	return errors;
};
