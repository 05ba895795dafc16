import type { DataRegistry } from '@wordpress/data';
import { withErrorOwner } from './error-owner';
import { validationStore } from './store';
import type { ValidationState } from './types';

/** These errors belong to the page, even during an add-on's change, and stay when the add-on's part leaves. */
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
