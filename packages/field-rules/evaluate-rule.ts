import { isSchemaRule } from './is-schema-rule';
import type { ValidateSchema, Schema } from './schema-validator';
import type { RuleDocument } from './rule-document';

const GROUPS: ReadonlyArray< keyof RuleDocument > = [
	'cart',
	'checkout',
	'customer',
];

const wrappedRules = new WeakMap< Schema, Schema >();

/** Rules by group are the properties of the document; any other schema is one for the document as it is. */
const wrap = ( rule: Schema ): Schema => {
	if ( ! GROUPS.some( ( group ) => Object.hasOwn( rule, group ) ) ) {
		return rule;
	}
	const wrapped = wrappedRules.get( rule ) ?? {
		type: 'object',
		properties: rule,
	};
	// The very same object each time, by which the judge knows what it has prepared.
	wrappedRules.set( rule, wrapped );
	return wrapped;
};

/**
 * Whether a rule holds: a schema does when the document is as it wants it (docs/contract/store-api.md 7.1). One that
 * cannot be read never does: it must not hide a field, or ask for one that nobody can do without.
 *
 * @param rule
 * @param document
 * @param validateSchema `null` while the library is on its way; a schema then does not hold, so that nothing is asked for
 *                       that may not be wanted.
 */
export const evaluateRule = (
	rule: boolean | Schema,
	document: RuleDocument,
	validateSchema: ValidateSchema | null
): boolean =>
	isSchemaRule( rule )
		? validateSchema?.( wrap( rule ), document )?.length === 0
		: rule;
