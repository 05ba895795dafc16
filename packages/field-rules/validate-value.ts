import type { ValidateSchema, Schema, SchemaError } from './schema-validator';

export type ValueError =
	/** The schema has its own message. */
	| { kind: 'custom'; message: string }
	| { kind: 'pattern'; pattern: string }
	| { kind: 'invalid' };

const isSchema = ( value: unknown ): value is Schema =>
	typeof value === 'object' && value !== null;

const unescape = ( part: string ): string =>
	decodeURIComponent( part ).replaceAll( '~1', '/' ).replaceAll( '~0', '~' );

/** Innermost first. */
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

/** A schema has one message for all keywords, or messages by keyword with `_` as default. */
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
 * Returns the first error, or the nested error that caused it; `null` if the value is valid. Trim texts first. An
 * invalid schema accepts any value: the server validates too, and the shopper couldn't fix it. Source:
 * docs/contract/store-api.md 7.1.
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
