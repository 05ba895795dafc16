import { __, sprintf } from '@wordpress/i18n';
import { labelInSentence } from './label-in-sentence';
import type { AddressFormField } from './types';
import type { FieldProblem } from './validate-field';

/**
 * What is wrong with a field, in the words of docs/contract/cart-and-checkout.md 5, "Address and contact fields".
 *
 * @param problem
 * @param field
 * @param locale  Of the page's texts, as `en_US`: it decides on the case of labels.
 */
export const problemMessage = (
	problem: FieldProblem,
	field: AddressFormField,
	locale: string
): string => {
	const { label, errorMessage } = field;
	switch ( problem ) {
		case 'missing':
			return sprintf(
				/* translators: %s: label of a form field, in lower case where the language has it so. */
				__( 'Please enter a valid %s', 'woocommerce' ),
				labelInSentence( label, locale )
			);
		case 'notTicked':
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
		case 'noCountry':
			return __( 'Please select your country', 'woocommerce' );
		case 'noState':
			return sprintf(
				/* translators: %s: label of the field for the state, as in "county" or "prefecture". */
				__( 'Please select a %s', 'woocommerce' ),
				labelInSentence( label, locale )
			);
		case 'notBilledTo':
			return __(
				'Sorry, we do not allow orders from the selected country',
				'woocommerce'
			);
		case 'notShippedTo':
			return __(
				'Sorry, we do not ship orders to the selected country',
				'woocommerce'
			);
		case 'badEmail':
			return __( 'Please enter a valid email address', 'woocommerce' );
		case 'badPostcode':
			return __( 'Please enter a valid postcode', 'woocommerce' );
	}
};
