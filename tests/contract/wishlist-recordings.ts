import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../demo-shop/is-record';
import type { Recording } from './recordings';

const FOLDER = join( __dirname, 'recordings/wishlist' );

/** Products of the rebuilt shop have ids one lower than those of the demo shop. */
const FIRST_ID = 25;
const LAST_ID = 48;

/** Returns our id of a recorded product; others unchanged. */
export const ownProductId = ( id: number ): number =>
	id >= FIRST_ID && id <= LAST_ID ? id + 1 : id;

const isRecording = ( value: unknown ): value is Recording =>
	isRecord( value ) &&
	typeof value.name === 'string' &&
	isRecord( value.request ) &&
	isRecord( value.response );

/** Returns the content of a recording about wishlists. */
export const readWishlist = ( name: string ): unknown =>
	JSON.parse( readFileSync( join( FOLDER, `${ name }.json` ), 'utf8' ) );

/** Returns the names of all recorded exchanges about wishlists. */
export const wishlistNames = (): string[] =>
	readdirSync( FOLDER )
		.filter( ( file ) => file.endsWith( '.json' ) )
		.map( ( file ) => file.replace( /\.json$/, '' ) )
		.filter( ( name ) => isRecording( readWishlist( name ) ) );

/** Returns a recorded exchange about wishlists, with the ids of the rebuilt shop. @throws If it is none. */
export function wishlistRecording( name: string ): Recording {
	const value = readWishlist( name );
	if ( ! isRecording( value ) ) {
		throw new Error( `Recording "${ name }" is not an exchange.` );
	}
	return value;
}

/** Returns recorded HTML about wishlists. */
export const wishlistMarkup = ( name: string ): string =>
	readFileSync( join( FOLDER, 'markup', `${ name }.html` ), 'utf8' );
