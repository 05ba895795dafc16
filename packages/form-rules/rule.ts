/** As the server sends it. */
export interface FormRule {
	/** For example `maxlength`. Rules of unknown names always pass. */
	rule: string;
	/** Base name of the field, without `[]`. */
	field?: string;
	/** Plain text. A rule without a message fails silently. */
	error?: string;
	/** A number for lengths, counts and bytes; text for dates and numbers of fields. */
	threshold?: string | number;
	/** Accepted values, types of files, or days of the week. */
	accept?: readonly string[];
	/** Where the steps start. */
	base?: string | number;
	/** Size of a step. */
	interval?: string | number;
	/** For `all` and `any`. */
	rules?: readonly FormRule[];
}

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const text = ( value: unknown ) =>
	typeof value === 'string' ? value : undefined;

const scalar = ( value: unknown ) =>
	typeof value === 'number' ? value : text( value );

const readRule = ( value: unknown ): FormRule[] => {
	if ( ! isObject( value ) || typeof value.rule !== 'string' ) {
		return [];
	}
	return [
		{
			rule: value.rule,
			field: text( value.field ),
			error: text( value.error ),
			threshold: scalar( value.threshold ),
			base: scalar( value.base ),
			interval: scalar( value.interval ),
			accept: Array.isArray( value.accept )
				? value.accept.map( String )
				: undefined,
			rules: readList( value.rules ),
		},
	];
};

const readList = ( value: unknown ): FormRule[] =>
	Array.isArray( value ) ? value.flatMap( readRule ) : [];

/** Skips rules that it can't read. A form without rules has the empty list as its schema. */
export const readRules = ( schema: unknown ): FormRule[] =>
	isObject( schema ) ? readList( schema.rules ) : [];
