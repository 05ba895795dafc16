export type AttributeSchema =
	| { readonly type: 'boolean'; readonly default: boolean }
	| { readonly type: 'number'; readonly default: number }
	| { readonly type: 'string'; readonly default: string };

type Attributes< Schema extends Record< string, AttributeSchema > > = {
	[ Name in keyof Schema ]: Schema[ Name ][ 'default' ] extends boolean
		? boolean
		: Schema[ Name ][ 'default' ] extends number
			? number
			: string;
};

const coerce = (
	schema: AttributeSchema,
	text: unknown
): string | number | boolean => {
	if ( typeof text !== 'string' ) {
		return schema.default;
	}
	if ( schema.type === 'boolean' ) {
		return text !== 'false';
	}
	if ( schema.type === 'number' ) {
		const number = Number.parseInt( text, 10 );
		return Number.isNaN( number ) ? schema.default : number;
	}
	return text;
};

/**
 * Parses block attributes from a container's `data-*` strings (docs/contract/globals.md 11). A boolean is true unless
 * its text is `false`; a number is its leading integer; missing and malformed values become the default.
 */
export const coerceAttributes = <
	const Schema extends Record< string, AttributeSchema >,
>(
	schema: Schema,
	dataset: Readonly< Record< string, unknown > >
): Attributes< Schema > =>
	// `fromEntries` loses the type of each entry, which `coerce` derives from its schema.
	Object.fromEntries(
		Object.entries( schema ).map( ( [ name, each ] ) => [
			name,
			coerce( each, dataset[ name ] ),
		] )
	) as Attributes< Schema >;
