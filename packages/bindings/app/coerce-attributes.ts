/** How an attribute of a block is read from its `data-*` text, and what it is without one. */
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
 * The attributes of a block from the strings of its container (docs/contract/globals.md 11): a boolean is true unless
 * it reads `false`, a number is its leading integer, and what is missing or no number is the default.
 */
export const coerceAttributes = <
	const Schema extends Record< string, AttributeSchema >,
>(
	schema: Schema,
	dataset: Readonly< Record< string, unknown > >
): Attributes< Schema > =>
	// The mapped type says of each entry what `coerce` does by its schema; `fromEntries` cannot.
	Object.fromEntries(
		Object.entries( schema ).map( ( [ name, each ] ) => [
			name,
			coerce( each, dataset[ name ] ),
		] )
	) as Attributes< Schema >;
