import { isSchemaRule } from '@shopfront/field-rules';
import { createLazy } from '@shopfront/lazy';
import type { Settings } from '@shopfront/settings';

/** Whether the schema of any field has to be evaluated. */
export const hasSchema = ( { defaultFields }: Settings ): boolean =>
	Object.values( defaultFields ).some(
		( { required, hidden, validation } ) =>
			isSchemaRule( required ) ||
			isSchemaRule( hidden ) ||
			validation !== undefined
	);

/** The rules, shared by all forms. The server knows them too: a form does without them where they fail to load. */
export const fieldRules = createLazy( () =>
	import( /* webpackChunkName: "field-checks" */ './rules' ).then(
		( { createRules } ) => createRules()
	)
);

/**
 * The validation of fields and e-mail addresses, loaded on first interaction, or at once on pages with add-ons. As part of
 * the order's chunk it would make those load 15 KiB (brotli) more at the start.
 */
export const fieldChecks = createLazy(
	() => import( /* webpackChunkName: "field-checks" */ './field-checks' )
);

export type FieldChecks = typeof import( './field-checks' );
