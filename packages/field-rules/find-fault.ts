import type { JudgeSchema, Schema, SchemaFault } from './judge';

/** What is wrong with the value of a field. */
export type ValueFault =
	/** Said in the words of the schema. */
	| { kind: 'told'; message: string }
	| { kind: 'pattern'; pattern: string }
	| { kind: 'invalid' };

const isSchema = ( value: unknown ): value is Schema =>
	typeof value === 'object' && value !== null;

const unescape = ( part: string ): string =>
	decodeURIComponent( part ).replaceAll( '~1', '/' ).replaceAll( '~0', '~' );

/** The schemas on the way to a keyword, the innermost first. */
const schemasAround = ( schema: Schema, location: string ): Schema[] => {
	const around = [ schema ];
	let inner: unknown = schema;
	for ( const part of location.split( '/' ).slice( 1, -1 ) ) {
		inner = isSchema( inner ) ? inner[ unescape( part ) ] : undefined;
		if ( isSchema( inner ) ) {
			around.unshift( inner );
		}
	}
	return around;
};

/** The words that a schema has for a keyword: one text for all, or texts by keyword with `_` for the rest. */
const wordsOf = ( { errorMessage }: Schema, keyword: string ): string => {
	const words = isSchema( errorMessage )
		? ( errorMessage[ keyword ] ?? errorMessage._ )
		: errorMessage;
	return typeof words === 'string' ? words : '';
};

const isDeeper = ( a: SchemaFault, b: SchemaFault ) =>
	a.keywordLocation.startsWith( `${ b.keywordLocation }/` );

/**
 * What a field's own schema has against its value, `null` for nothing. Of several things the first counts, and of one
 * that follows from another the other. A schema that cannot be read has nothing against anything: the server judges
 * too, and the shopper could not mend it. Source: docs/contract/store-api.md 7.1.
 *
 * @param schema
 * @param value  Trimmed, if it is a text.
 * @param judge
 */
export const findFault = (
	schema: Schema,
	value: string | boolean,
	judge: JudgeSchema
): ValueFault | null => {
	const faults = judge( schema, value ) ?? [];
	const cause = faults.find(
		( fault ) => ! faults.some( ( other ) => isDeeper( other, fault ) )
	);
	if ( ! cause ) {
		return null;
	}
	const around = schemasAround( schema, cause.keywordLocation );
	const message = around
		.map( ( each ) => wordsOf( each, cause.keyword ) )
		.find( ( words ) => words !== '' );
	if ( message !== undefined ) {
		return { kind: 'told', message };
	}
	const pattern = around[ 0 ]?.pattern;
	return cause.keyword === 'pattern' && typeof pattern === 'string'
		? { kind: 'pattern', pattern }
		: { kind: 'invalid' };
};
