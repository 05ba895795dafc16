/**
 * The recorded exchanges of a real shop, read and typed. They lie in `recordings/`, one file each, in the
 * order in which `recordings/INDEX.json` lists them: exchanges of one session build on each other.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One exchange. */
export interface Recording {
	name: string;
	/** A setting or an add-on that was on for this exchange only. */
	note?: string;
	/** How the shopper was known: guest cookie, logged-in cookie or cart-token. */
	auth: string;
	request: {
		method: string;
		/** With the REST root and the query, as in `/wp-json/wc/store/v1/cart`. */
		path: string;
		headers: Record< string, string >;
		body?: unknown;
	};
	response: {
		status: number;
		headers: Record< string, string >;
		body: unknown;
	};
}

const FOLDER = join( __dirname, 'recordings' );

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const isRecording = ( value: unknown ): value is Recording =>
	isRecord( value ) &&
	typeof value.name === 'string' &&
	typeof value.auth === 'string' &&
	isRecord( value.request ) &&
	typeof value.request.method === 'string' &&
	typeof value.request.path === 'string' &&
	isRecord( value.request.headers ) &&
	isRecord( value.response ) &&
	typeof value.response.status === 'number' &&
	isRecord( value.response.headers );

const readJson = ( name: string ): unknown =>
	JSON.parse( readFileSync( join( FOLDER, `${ name }.json` ), 'utf8' ) );

/**
 * The exchange of that name.
 *
 * @throws When there is no such file or when it does not hold an exchange.
 */
export const recording = ( name: string ): Recording => {
	const value = readJson( name );
	if ( ! isRecording( value ) ) {
		throw new Error( `Recording "${ name }" is not an exchange.` );
	}
	return value;
};

/** Every exchange kept here, in the order of the index. The index also lists some of other areas; they are left out. */
export const recordings = (): Recording[] => {
	const index = readJson( 'INDEX' );
	const entries: unknown = isRecord( index ) ? index.recordings : null;
	if ( ! Array.isArray( entries ) ) {
		throw new Error( 'The index of the recordings lists none.' );
	}
	return entries
		.map( ( entry: unknown ) =>
			isRecord( entry ) ? String( entry.name ) : ''
		)
		.filter( ( name ) => existsSync( join( FOLDER, `${ name }.json` ) ) )
		.map( recording );
};
