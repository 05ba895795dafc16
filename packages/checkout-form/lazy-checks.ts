import { isSchemaRule } from '@shopfront/field-rules';
import { createLazy } from '@shopfront/lazy';
import type { Settings } from '@shopfront/settings';

export const hasSchema = ( { defaultFields }: Settings ): boolean =>
	Object.values( defaultFields ).some(
		( { required, hidden, validation } ) =>
			isSchemaRule( required ) ||
			isSchemaRule( hidden ) ||
			validation !== undefined
	);

const loadFieldChecks = () =>
	import( /* webpackChunkName: "field-checks" */ './field-checks' );

/** All forms share the rules. If they don't load, only the server evaluates them. */
export const fieldRules = createLazy( () =>
	loadFieldChecks().then( ( { createRules } ) => createRules() )
);

/**
 * Validates fields and email addresses. Loads on first interaction, or at once on pages with add-ons. In the order's
 * chunk it would add 15 KiB (brotli) to the initial load of those pages.
 */
export const fieldChecks = createLazy( loadFieldChecks );

export type FieldChecks = typeof import( './field-checks' );
