import { isSchemaRule } from './is-schema-rule';
import type { ValidateSchema, Schema } from './schema-validator';
import type { RuleDocument } from './rule-document';

const GROUPS: ReadonlyArray< keyof RuleDocument > = [
	'cart',
	'checkout',
	'customer',
];

const wrappedRules = new WeakMap< Schema, Schema >();

/** Rules may be keyed by a document property, such as `cart`. Returns other schemas unchanged. */
const wrap = ( rule: Schema ): Schema => {
	if ( ! GROUPS.some( ( group ) => Object.hasOwn( rule, group ) ) ) {
		return rule;
	}
	const wrapped = wrappedRules.get( rule ) ?? {
		type: 'object',
		properties: rule,
	};
	// The same object each time, because the validator caches compiled schemas by identity.
	wrappedRules.set( rule, wrapped );
	return wrapped;
};

/**
 * A schema holds if the document matches it (docs/contract/store-api.md 7.1). An invalid schema never holds, so it
 * can't hide or require a field. While the library is loading (`null`), no schema holds, so no field is required too
 * early.
 */
export const evaluateRule = (
	rule: boolean | Schema,
	document: RuleDocument,
	validateSchema: ValidateSchema | null
): boolean =>
	isSchemaRule( rule )
		? validateSchema?.( wrap( rule ), document )?.length === 0
		: rule;
