import type { ValidateSchema, Schema, SchemaError } from './schema-validator';

/** What is wrong with the value of a field. */
export type ValueError =
	/** Said in the words of the schema. */
	| { kind: 'custom'; message: string }
	| { kind: 'pattern'; pattern: string }
	| { kind: 'invalid' };

const isSchema = ( value: unknown ): value is Schema =>
	typeof value === 'object' && value !== null;

const unescape = ( part: string ): string =>
	decodeURIComponent( part ).replaceAll( '~1', '/' ).replaceAll( '~0', '~' );

/** The schemas on the way to a keyword, the innermost first. */
const getEnclosingSchemas = ( schema: Schema, location: string ): Schema[] => {
	const enclosing = [ schema ];
	let inner: unknown = schema;
	for ( const part of location.split( '/' ).slice( 1, -1 ) ) {
		inner = isSchema( inner ) ? inner[ unescape( part ) ] : undefined;
		if ( isSchema( inner ) ) {
			enclosing.unshift( inner );
		}
	}
	return enclosing;
};

/** The words that a schema has for a keyword: one text for all, or texts by keyword with `_` for the rest. */
const getCustomMessage = (
	{ errorMessage }: Schema,
	keyword: string
): string => {
	const text = isSchema( errorMessage )
		? ( errorMessage[ keyword ] ?? errorMessage._ )
		: errorMessage;
	return typeof text === 'string' ? text : '';
};

const isDeeper = ( a: SchemaError, b: SchemaError ) =>
	a.keywordLocation.startsWith( `${ b.keywordLocation }/` );

/**
 * What a field's own schema has against its value, `null` for nothing. Of several things the first counts, and of one
 * that follows from another the other. A schema that cannot be read has nothing against anything: the server judges
 * too, and the shopper could not mend it. Source: docs/contract/store-api.md 7.1.
 *
 * @param schema
 * @param value          Trimmed, if it is a text.
 * @param validateSchema
 */
export const validateValue = (
	schema: Schema,
	value: string | boolean,
	validateSchema: ValidateSchema
): ValueError | null => {
	const errors = validateSchema( schema, value ) ?? [];
	const cause = errors.find(
		( error ) => ! errors.some( ( other ) => isDeeper( other, error ) )
	);
	if ( ! cause ) {
		return null;
	}
	const enclosing = getEnclosingSchemas( schema, cause.keywordLocation );
	const message = enclosing
		.map( ( each ) => getCustomMessage( each, cause.keyword ) )
		.find( ( text ) => text !== '' );
	if ( message !== undefined ) {
		return { kind: 'custom', message };
	}
	const pattern = enclosing[ 0 ]?.pattern;
	return cause.keyword === 'pattern' && typeof pattern === 'string'
		? { kind: 'pattern', pattern }
		: { kind: 'invalid' };
};
