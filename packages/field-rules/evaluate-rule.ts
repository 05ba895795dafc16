import { isSchemaRule } from './is-schema-rule';
import type { ValidateSchema, Schema } from './schema-validator';
import type { RuleDocument } from './rule-document';

const GROUPS: ReadonlyArray< keyof RuleDocument > = [
	'cart',
	'checkout',
	'customer',
];

const wrappedRules = new WeakMap< Schema, Schema >();

/** Wraps rules keyed by document property, such as `cart`, in a schema. Returns other schemas unchanged. */
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
 * Evaluates a rule: a schema holds if the document matches it (docs/contract/store-api.md 7.1). An invalid schema never
 * holds, so that it cannot hide or require a field.
 *
 * @param rule
 * @param document
 * @param validateSchema `null` while the library is loading. Until then no schema holds, so that no field is required
 *                       too early.
 */
export const evaluateRule = (
	rule: boolean | Schema,
	document: RuleDocument,
	validateSchema: ValidateSchema | null
): boolean =>
	isSchemaRule( rule )
		? validateSchema?.( wrap( rule ), document )?.length === 0
		: rule;
