import type { FormRule } from './rule';
import { passes } from './rules';
import { readValues, type Entry, type Values } from './values';

/** A failed rule is silent without a field or an error. */
interface Failure {
	field?: string;
	error?: string;
}

const evaluate = (
	rule: FormRule,
	read: ( field: string ) => Values
): Failure | null => {
	const { field, error, rules = [] } = rule;
	const own = { field, error };
	if ( rule.rule === 'all' || rule.rule === 'any' ) {
		const results = rules.map( ( inner ) => evaluate( inner, read ) );
		if ( rule.rule === 'any' ) {
			return results.includes( null ) ? null : own;
		}
		const failure = results.find( ( result ) => result !== null );
		return failure
			? {
					field: failure.field ?? field,
					error: failure.error ?? error,
				}
			: null;
	}
	return field === undefined || passes( read( field ), rule ) ? null : own;
};

/**
 * Evaluates rules from {@link readRules} in their order. A missing field has no value. Returns the first error of
 * each field, by base name.
 */
export const validateForm = (
	rules: readonly FormRule[],
	entries: Iterable< Entry >
): Map< string, string > => {
	const read = readValues( entries );
	const errors = new Map< string, string >();
	for ( const rule of rules ) {
		const { field, error } = evaluate( rule, read ) ?? {};
		if ( field && error && ! errors.has( field ) ) {
			errors.set( field, error );
		}
	}
	return errors;
};
