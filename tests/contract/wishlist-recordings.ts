import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedNames, recording, type Recording } from './recordings';

/** Products of the rebuilt shop have ids one lower than those of the demo shop. */
const FIRST_ID = 25;
const LAST_ID = 48;

/** Returns our id of a recorded product; others unchanged. */
export const ownProductId = ( id: number ): number =>
	id >= FIRST_ID && id <= LAST_ID ? id + 1 : id;

/** Returns the names of all recorded exchanges about wishlists. */
export const wishlistNames = (): string[] => recordedNames( 'wishlist' );

/** Returns a recorded exchange about wishlists, with the ids of the rebuilt shop. @throws If it is none. */
export const wishlistRecording = ( name: string ): Recording =>
	recording( name, { isExact: true } );

/** Returns recorded HTML about wishlists. */
export const wishlistMarkup = ( name: string ): string =>
	readFileSync(
		join( __dirname, 'recordings/wishlist/markup', `${ name }.html` ),
		'utf8'
	);
