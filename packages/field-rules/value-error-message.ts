import { __, sprintf } from '@wordpress/i18n';
import type { ValueError } from './validate-value';

/** See docs/contract/cart-and-checkout.md 5, "Address and contact fields". */
export const getValueErrorMessage = (
	error: ValueError,
	label: string
): string => {
	switch ( error.kind ) {
		case 'custom':
			return error.message;
		case 'pattern':
			return sprintf(
				/* translators: %1$s: label of a form field, %2$s: the pattern that its value has to follow. */
				__( '%1$s must match the pattern %2$s', 'woocommerce' ),
				label,
				error.pattern
			);
		case 'invalid':
			return sprintf(
				/* translators: %s: label of a form field. */
				__( '%s is invalid', 'woocommerce' ),
				label
			);
	}
};
