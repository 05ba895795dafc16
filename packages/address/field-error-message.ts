import { __, sprintf } from '@wordpress/i18n';
import { formatInlineLabel } from './format-inline-label';
import type { AddressFormField } from './types';
import type { FieldErrorCode } from './validate-field';

/**
 * See docs/contract/cart-and-checkout.md 5, "Address and contact fields". The page's locale, such as `en_US`, decides
 * the case of labels.
 */
export const getFieldErrorMessage = (
	code: FieldErrorCode,
	field: AddressFormField,
	locale: string
): string => {
	const { label, errorMessage } = field;
	switch ( code ) {
		case 'missing':
			return sprintf(
				/* translators: %s: label of a form field, in lower case where the language has it so. */
				__( 'Please enter a valid %s', 'woocommerce' ),
				formatInlineLabel( label, locale )
			);
		case 'notChecked':
			return (
				errorMessage ||
				__(
					'Please check this box if you want to proceed.',
					'woocommerce'
				)
			);
		case 'notSelected':
			return (
				errorMessage ||
				__( 'Please select a valid option', 'woocommerce' )
			);
		case 'missingCountry':
			return __( 'Please select your country', 'woocommerce' );
		case 'missingState':
			return sprintf(
				/* translators: %s: label of the field for the state, as in "county" or "prefecture". */
				__( 'Please select a %s', 'woocommerce' ),
				formatInlineLabel( label, locale )
			);
		case 'billingNotAllowed':
			return __(
				'Sorry, we do not allow orders from the selected country',
				'woocommerce'
			);
		case 'shippingNotAllowed':
			return __(
				'Sorry, we do not ship orders to the selected country',
				'woocommerce'
			);
		case 'invalidEmail':
			return __( 'Please enter a valid email address', 'woocommerce' );
		case 'invalidDate':
			return sprintf(
				/* translators: %s: label of a field for a date, as in "Delivery date". */
				__( '%s must be a real date.', 'shopfront' ),
				label
			);
		case 'invalidPostcode':
			return __( 'Please enter a valid postcode', 'woocommerce' );
	}
};
