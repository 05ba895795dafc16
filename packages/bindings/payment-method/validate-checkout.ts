import { checkoutStore } from '@shopfront/data/checkout';
import { validationStore } from '@shopfront/data/validation';
import type { DataRegistry } from '@wordpress/data';

/**
 * Validates the form without placing an order, shows its errors and focuses the first one (docs/contract/globals.md
 * 4, useValidateCheckout).
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
