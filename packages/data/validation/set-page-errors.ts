import type { DataRegistry } from '@wordpress/data';
import { withErrorOwner } from './error-owner';
import { validationStore } from './store';
import type { ValidationState } from './types';

/**
 * Sets errors that belong to the page itself, also where it reacts to a change that a part of an add-on makes. They
 * stay when that part goes.
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
