import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** By part, one announcement per line. */
export type Transcript = ReadonlyMap< string, readonly string[] >;

const FILE = join( __dirname, 'transcript.txt' );

const INTRODUCTION = `What a screen reader announces from the listing to the order, besides the control that has focus. The same in all
engines, windows, and with keyboard and touch. "npm run e2e:engines -- --update" writes it.
`;

const HEADING = /^# /;

/** Replaces what differs between two runs. */
export const normalize = ( announcement: string ) =>
	announcement.replace( /(#|order )\d+/g, '$1(number)' );

/** Empty if there is none yet. */
export const readTranscript = (): Transcript => {
	const parts = new Map< string, string[] >();
	const text = existsSync( FILE ) ? readFileSync( FILE, 'utf8' ) : '';
	let lines: string[] = [];
	for ( const line of text.split( '\n' ) ) {
		if ( HEADING.test( line ) ) {
			lines = [];
			parts.set( line.replace( HEADING, '' ), lines );
		} else if ( line ) {
			lines.push( line );
		}
	}
	return parts;
};

/** From the announcements of one journey. @throws {Error} If a part didn't start. */
export const writeTranscript = (
	parts: readonly { title: string; announced: readonly string[] | null }[]
) => {
	const sections = parts.map( ( { title, announced } ) => {
		if ( ! announced ) {
			throw new Error( `${ title }: the journey did not get that far.` );
		}
		const lines = announced.map( ( line ) => `${ line }\n` );
		return `# ${ title }\n\n${ lines.join( '' ) }`;
	} );
	writeFileSync( FILE, [ INTRODUCTION, ...sections ].join( '\n' ) );
};
