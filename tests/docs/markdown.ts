import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Described, Member } from './read-types';

const EXAMPLES = path.join( __dirname, 'examples' );

/** Code inside of a line or a table. */
export const code = ( text: string ): string =>
	'`' + text.replaceAll( '|', '\\|' ) + '`';

/** A table; `''` without rows. */
export const table = (
	head: readonly string[],
	rows: ReadonlyArray< readonly string[] >
): string =>
	[ head, head.map( () => '---' ), ...rows ]
		.map( ( cells ) => `| ${ cells.join( ' | ' ) } |` )
		.join( '\n' );

/** What a name is, in a sentence; what is to be used instead of one that goes. */
export const sentence = ( { says, deprecated }: Member ): string =>
	deprecated ? `Deprecated. ${ deprecated }` : says || '–';

/** The functions of an interface. */
export const functionTable = ( { members }: Described ): string =>
	table(
		[ 'Name', 'What', 'Type' ],
		members.map( ( member ) => [
			code( member.name ),
			sentence( member ),
			code( member.call?.written ?? member.type ),
		] )
	);

/** The properties of an interface; optional ones are said to be. */
export const propertyTable = ( { members }: Described ): string =>
	table(
		[ 'Name', 'What', 'Type' ],
		members.map( ( member ) => [
			code( member.name ) + ( member.isOptional ? ' (optional)' : '' ),
			sentence( member ),
			code( member.type ),
		] )
	);

/** An example, as it is run by `examples.dom.test.ts`. */
export const example = ( name: string ): string => {
	const text = readFileSync( path.join( EXAMPLES, name ), 'utf8' ).trim();
	return `\`\`\`${ path.extname( name ).slice( 1 ) }\n${ text }\n\`\`\``;
};

/** When something came. */
export const since = ( { since: version }: Described ): string =>
	`Since ${ version }.`;
