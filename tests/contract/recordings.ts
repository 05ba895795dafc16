/**
 * Exchanges recorded in a real shop. `recordings/` has a file per visit and an exchange per line: a visit's exchanges
 * build on each other. `recordings/INDEX.json` lists the visits in the order of recording.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Recording {
	name: string;
	/** The second set comes from a rebuilt copy of the shop, with other product ids. */
	set?: 2;
	/** A setting or add-on that was active for this exchange only. */
	note?: string;
	/** How the shopper was identified: guest cookie, logged-in cookie or cart-token. */
	auth: string;
	request: {
		method: string;
		/** With REST root and query: `/wp-json/wc/store/v1/cart`. */
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

const read = ( file: string ) => readFileSync( join( FOLDER, file ), 'utf8' );

const INDEX: unknown = JSON.parse( read( 'INDEX.json' ) );

const recordOf = ( value: unknown, key: string ) => {
	const inner = isRecord( value ) ? value[ key ] : null;
	return isRecord( inner ) ? inner : {};
};

/** The second set's product ids, mapped to the first set's. The second comes from a rebuilt copy of the shop. */
export const REBUILT_IDS: ReadonlyMap< number, number > = new Map(
	Object.entries(
		recordOf( recordOf( INDEX, 'second_set' ), 'product_ids' )
	).map( ( [ name, id ] ) => [
		Number( id ),
		Number( recordOf( INDEX, 'product_ids' )[ name ] ?? id ),
	] )
);

const keyOf = ( id: number ) =>
	createHash( 'md5' ).update( String( id ) ).digest( 'hex' );

/** An item's key is a hash of product ids. */
const REBUILT_KEYS = new Map(
	[ ...REBUILT_IDS ].map( ( [ rebuilt, id ] ) => [
		keyOf( rebuilt ),
		keyOf( id ),
	] )
);

const withFirstIds = ( value: unknown ): unknown => {
	if ( Array.isArray( value ) ) {
		return value.map( withFirstIds );
	}
	if ( ! isRecord( value ) ) {
		return typeof value === 'string'
			? ( REBUILT_KEYS.get( value ) ?? value )
			: value;
	}
	return Object.fromEntries(
		Object.entries( value ).map( ( [ key, each ] ) => [
			key,
			key === 'id' && 'permalink' in value && typeof each === 'number'
				? ( REBUILT_IDS.get( each ) ?? each )
				: withFirstIds( each ),
		] )
	);
};

/** Product ids in a URL: its product, or a list's parameter. */
const REQUESTED_IDS =
	/(?<=\/v1\/products\/|\/v1\/products(?:\/reviews)?\?.*\b(?:parent|parent_exclude|include|exclude|product_id|related)=)[\d,]+/g;

const withFirstIdsInPath = ( path: string ) =>
	path.replace( REQUESTED_IDS, ( ids ) =>
		ids
			.split( ',' )
			.map( ( id ) => REBUILT_IDS.get( Number( id ) ) ?? id )
			.join( ',' )
	);

const visits = (): readonly unknown[] => {
	const paths = isRecord( INDEX ) ? INDEX.visits : null;
	if ( ! Array.isArray( paths ) ) {
		throw new Error( 'The index of the recordings lists no visits.' );
	}
	return paths;
};

const NAME = /^\{"name":"([^"]+)"/;

/** By exchange, with the visit's folder: `.` or `wishlist`. */
const LINES = new Map(
	visits()
		.map( String )
		.flatMap( ( visit ) =>
			read( `${ visit }.ndjson` )
				.trimEnd()
				.split( '\n' )
				.map( ( line ) => [
					NAME.exec( line )?.[ 1 ] ?? '',
					{ line, folder: dirname( visit ) },
				] )
		)
);

/** With the first set's product ids unless it `isExact`. @throws If no visit has it. */
export const recording = (
	name: string,
	{ isExact = false } = {}
): Recording => {
	const line = LINES.get( name )?.line;
	const exchange: unknown = line === undefined ? null : JSON.parse( line );
	const isRebuilt = isRecord( exchange ) && exchange.set === 2 && ! isExact;
	const value = isRebuilt ? withFirstIds( exchange ) : exchange;
	if ( ! isRecording( value ) ) {
		throw new Error( `Recording "${ name }" is not an exchange.` );
	}
	if ( isRebuilt ) {
		const { request } = value;
		return {
			...value,
			request: { ...request, path: withFirstIdsInPath( request.path ) },
		};
	}
	return value;
};

export const recordedNames = (
	folder: 'forms' | 'mailing-list' | 'wishlist' | '.'
): string[] =>
	[ ...LINES ]
		.filter( ( [ , line ] ) => line.folder === folder )
		.map( ( [ name ] ) => name );

const CLASSIC = /^classic-ajax-/;

export const recordings = (): Recording[] =>
	recordedNames( '.' )
		.filter( ( name ) => ! CLASSIC.test( name ) )
		.map( ( name ) => recording( name ) );

/** Exchanges with the AJAX endpoints of classic pages, in the order of recording. */
export const classicNames = (): string[] =>
	recordedNames( '.' ).filter( ( name ) => CLASSIC.test( name ) );
