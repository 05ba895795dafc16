import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedNames, recording, type Recording } from './recordings';

/** The rebuilt shop's product ids are one lower than the demo shop's. */
const FIRST_ID = 25;
const LAST_ID = 48;

export const ownProductId = ( id: number ): number =>
	id >= FIRST_ID && id <= LAST_ID ? id + 1 : id;

export const wishlistNames = (): string[] => recordedNames( 'wishlist' );

/** With the rebuilt shop's ids. @throws If it has no such name. */
export const wishlistRecording = ( name: string ): Recording =>
	recording( name, { isExact: true } );

export const wishlistMarkup = ( name: string ): string =>
	readFileSync(
		join( __dirname, 'recordings/wishlist/markup', `${ name }.html` ),
		'utf8'
	);
