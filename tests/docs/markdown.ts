import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Described, Member } from './read-types';

const EXAMPLES = path.join( __dirname, 'examples' );

/** The version in which add-ons first met us. */
export const FIRST_VERSION = '0.1.0';

/** Code inside of a line or a table. */
export const code = ( text: string ): string =>
	'`' + text.replaceAll( '|', '\\|' ) + '`';

/** A value as JSON, with the single quotes of our code. */
export const literal = ( value: unknown ): string => {
	const text = JSON.stringify( value ) ?? 'undefined';
	return typeof value === 'string' ? `'${ text.slice( 1, -1 ) }'` : text;
};

/** A table; `''` without rows. */
export const table = (
	head: readonly string[],
	rows: ReadonlyArray< readonly string[] >
): string =>
	[ head, head.map( () => '---' ), ...rows ]
		.map( ( cells ) => `| ${ cells.join( ' | ' ) } |` )
		.join( '\n' );

/** What a name is, in a sentence; what is to be used instead of one that goes. Throws where nothing is said of it. */
export const sentence = ( {
	name,
	description,
	deprecated,
}: Member ): string => {
	if ( ! description && ! deprecated ) {
		throw new Error( `Nothing is said of ${ name }.` );
	}
	return deprecated ? `Deprecated. ${ deprecated }` : description;
};

/** How long the type of a property may be; of one that is longer its names are given. */
const TYPE_LIMIT = 200;

const shortType = ( { type, keys }: Member ): string =>
	type.length > TYPE_LIMIT && keys.length > 0
		? `{ ${ keys.join( ', ' ) } }`
		: type;

/** What an action promises that is of no use to add-ons: the action itself. */
const OWN_PROMISE = /Promise<(\{ readonly type: '.*|\w+Action)>$/;

/** A further column of a table of functions. */
interface Column {
	title: string;
	of: ( member: Member ) => string;
}

/** The functions of an interface. */
export const functionTable = (
	{ members }: Described,
	...more: readonly Column[]
): string =>
	table(
		[ 'Name', 'What', ...more.map( ( { title } ) => title ), 'Type' ],
		members.map( ( member ) => [
			code( member.name ),
			sentence( member ),
			...more.map( ( column ) => column.of( member ) ),
			code(
				( member.call?.written ?? member.type ).replace(
					OWN_PROMISE,
					'Promise<unknown>'
				)
			),
		] )
	);

/** The properties of an interface; optional ones are said to be. */
export const propertyTable = ( { members }: Described ): string =>
	table(
		[ 'Name', 'What', 'Type' ],
		members.map( ( member ) => [
			code( member.name ) + ( member.isOptional ? ' (optional)' : '' ),
			sentence( member ),
			code( shortType( member ) ),
		] )
	);

/** An example, as it is run by `examples.dom.test.ts`. */
export const example = ( name: string ): string => {
	const text = readFileSync( path.join( EXAMPLES, name ), 'utf8' ).trim();
	return `\`\`\`${ path.extname( name ).slice( 1 ) }\n${ text }\n\`\`\``;
};

/** When something came. */
export const since = ( { since: version }: { since: string } ): string =>
	`Since ${ version }.`;
