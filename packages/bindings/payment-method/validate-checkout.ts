import { checkoutStore } from '@shopfront/data/checkout';
import { validationStore } from '@shopfront/data/validation';
import type { DataRegistry } from '@wordpress/data';

/**
 * Asks whether the form could be ordered with as it is, without asking for an order; what is wrong is shown, and the
 * form leads to the first of it (docs/contract/globals.md 4, useValidateCheckout).
 */
export const validateCheckout = async (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >
): Promise< { hasError: boolean } > => {
	const checkout = registry.dispatch( checkoutStore );
	const isValid: boolean = await checkout.__internalEmitValidateEvent();
	const hasError =
		! isValid || registry.select( validationStore ).hasValidationErrors();
	if ( hasError ) {
		void registry.dispatch( validationStore ).showAllValidationErrors();
		void checkout.countRejection();
	}
	return { hasError };
};
