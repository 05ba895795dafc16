import { getOptionalLabel } from '@shopfront/address';
import { __ } from '@wordpress/i18n';
import {
	CORE_FIELD_KEYS,
	isFormFields,
	readFormField,
	type CoreFieldKey,
	type CoreFormField,
	type FormFields,
} from './form-fields';
import { readEntries } from './readers';

const field = (
	index: number,
	label: string,
	rest: Partial< CoreFormField > = {}
): CoreFormField => ( {
	label,
	optionalLabel: getOptionalLabel( label ),
	required: true,
	hidden: false,
	index,
	...rest,
} );

/** For pages without the setting. A function, because translations aren't available earlier. */
const builtInFields = (): Record< CoreFieldKey, CoreFormField > => ( {
	email: field( 0, __( 'Email address', 'woocommerce' ), {
		type: 'email',
		autocomplete: 'email',
		autocapitalize: 'none',
	} ),
	country: field( 1, __( 'Country/Region', 'woocommerce' ), {
		autocomplete: 'country',
	} ),
	first_name: field( 10, __( 'First name', 'woocommerce' ), {
		autocomplete: 'given-name',
		autocapitalize: 'sentences',
	} ),
	last_name: field( 20, __( 'Last name', 'woocommerce' ), {
		autocomplete: 'family-name',
		autocapitalize: 'sentences',
	} ),
	company: field( 30, __( 'Company', 'woocommerce' ), {
		autocomplete: 'organization',
		autocapitalize: 'sentences',
		required: false,
		hidden: true,
	} ),
	address_1: field( 40, __( 'Address', 'woocommerce' ), {
		autocomplete: 'address-line1',
		autocapitalize: 'sentences',
	} ),
	address_2: field( 50, __( 'Apartment, suite, etc.', 'woocommerce' ), {
		autocomplete: 'address-line2',
		autocapitalize: 'sentences',
		required: false,
	} ),
	city: field( 70, __( 'City', 'woocommerce' ), {
		autocomplete: 'address-level2',
		autocapitalize: 'sentences',
	} ),
	state: field( 80, __( 'State/County', 'woocommerce' ), {
		autocomplete: 'address-level1',
		autocapitalize: 'sentences',
	} ),
	postcode: field( 90, __( 'Postal code', 'woocommerce' ), {
		autocomplete: 'postal-code',
		autocapitalize: 'characters',
	} ),
	phone: field( 100, __( 'Phone', 'woocommerce' ), {
		type: 'tel',
		autocomplete: 'tel',
		autocapitalize: 'characters',
	} ),
} );

/**
 * Includes add-ons' fields. Falls back to the built-in fields if any default field is invalid. Source:
 * docs/contract/globals.md 3, docs/contract/cart-and-checkout.md 3, "Default form fields".
 */
export const readDefaultFields = ( value: unknown ): FormFields => {
	const fields = builtInFields();
	if ( ! isFormFields( value ) ) {
		return fields;
	}
	const given = readEntries( value, readFormField );
	for ( const key of CORE_FIELD_KEYS ) {
		const { required, hidden, index, ...rest } = { ...given[ key ] };
		if (
			typeof required === 'boolean' &&
			typeof hidden === 'boolean' &&
			index !== undefined
		) {
			fields[ key ] = {
				...fields[ key ],
				...rest,
				required,
				hidden,
				index,
			};
		}
	}
	return { ...given, ...fields };
};
