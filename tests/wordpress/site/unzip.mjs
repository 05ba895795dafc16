import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;

const findEnd = ( zip ) => {
	for ( let at = zip.length - 22; at >= 0; at-- ) {
		if ( zip.readUInt32LE( at ) === END_OF_DIRECTORY ) {
			return at;
		}
	}
	throw new Error( 'Not a zip file.' );
};

/** An entry's local header repeats name and extra field, with lengths that may differ. */
const contentOf = ( zip, { method, size, at } ) => {
	const start =
		at + 30 + zip.readUInt16LE( at + 26 ) + zip.readUInt16LE( at + 28 );
	const bytes = zip.subarray( start, start + size );
	if ( method === STORED ) {
		return bytes;
	}
	if ( method === DEFLATED ) {
		return inflateRawSync( bytes );
	}
	throw new Error( `Compression method ${ method } is not supported.` );
};

function* entriesOf( zip ) {
	const end = findEnd( zip );
	const count = zip.readUInt16LE( end + 10 );
	let at = zip.readUInt32LE( end + 16 );
	for ( let index = 0; index < count; index++ ) {
		const nameLength = zip.readUInt16LE( at + 28 );
		yield {
			name: zip.toString( 'utf8', at + 46, at + 46 + nameLength ),
			method: zip.readUInt16LE( at + 10 ),
			size: zip.readUInt32LE( at + 20 ),
			at: zip.readUInt32LE( at + 42 ),
		};
		at +=
			46 +
			nameLength +
			zip.readUInt16LE( at + 30 ) +
			zip.readUInt16LE( at + 32 );
	}
}

/**
 * Handles files below 4 GB. Node can't unzip, and not every machine has the program.
 *
 * @param {string} file
 * @param {string} folder
 */
export const unzip = ( file, folder ) => {
	const zip = readFileSync( file );
	for ( const entry of entriesOf( zip ) ) {
		const target = path.join( folder, entry.name );
		if ( path.relative( folder, target ).startsWith( '..' ) ) {
			throw new Error( `${ entry.name } is outside of its zip file.` );
		}
		if ( entry.name.endsWith( '/' ) ) {
			mkdirSync( target, { recursive: true } );
		} else {
			mkdirSync( path.dirname( target ), { recursive: true } );
			writeFileSync( target, contentOf( zip, entry ) );
		}
	}
};
