import type { DataRegistry } from '@wordpress/data';
import { withErrorOwner } from './error-owner';
import { validationStore } from './store';
import type { ValidationState } from './types';

/**
 * Sets errors that belong to the page itself, even during an add-on's change. They remain when the add-on's part leaves
 * the page.
 */
export const setPageErrors = (
	registry: Pick< DataRegistry, 'dispatch' >,
	errors: ValidationState
): void =>
	withErrorOwner(
		null,
		() =>
			void registry
				.dispatch( validationStore )
				.setValidationErrors( errors )
	);
