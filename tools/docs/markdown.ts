import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Described, Member } from './read-types';

const EXAMPLES = path.join( __dirname, 'examples' );

/** The first version that supported add-ons. */
export const FIRST_VERSION = '0.1.0';

/** Formats inline code, also for table cells. */
export const code = ( text: string ): string =>
	'`' + text.replaceAll( '|', '\\|' ) + '`';

/** Formats a value as JSON, but with single quotes. */
export const literal = ( value: unknown ): string => {
	const text = JSON.stringify( value ) ?? 'undefined';
	return typeof value === 'string' ? `'${ text.slice( 1, -1 ) }'` : text;
};

/** Formats a table; `''` without rows. */
export const table = (
	head: readonly string[],
	rows: ReadonlyArray< readonly string[] >
): string =>
	[ head, head.map( () => '---' ), ...rows ]
		.map( ( cells ) => `| ${ cells.join( ' | ' ) } |` )
		.join( '\n' );

/** Returns the description of a member, or the replacement of a deprecated one. Throws if it has neither. */
export const sentence = ( {
	name,
	description,
	deprecated,
}: Member ): string => {
	if ( ! description && ! deprecated ) {
		throw new Error( `${ name } has no description.` );
	}
	return deprecated ? `Deprecated. ${ deprecated }` : description;
};

/** Maximum length of a printed property type; a longer one is reduced to the names of its properties. */
const TYPE_LIMIT = 200;

const shortType = ( { type, keys }: Member ): string =>
	type.length > TYPE_LIMIT && keys.length > 0
		? `{ ${ keys.join( ', ' ) } }`
		: type;

/** Promises of the action itself, which is useless to add-ons. */
const OWN_PROMISE = /Promise<(\{ readonly type: '.*|\w+Action)>$/;

/** An additional column in a table of functions. */
interface Column {
	title: string;
	of: ( member: Member ) => string;
}

/** Formats a table of the functions of an interface. */
export const functionTable = (
	{ members }: Described,
	...more: readonly Column[]
): string =>
	table(
		[
			'Name',
			'Description',
			...more.map( ( { title } ) => title ),
			'Type',
		],
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

/** Formats a table of the properties of an interface, with optional ones marked. */
export const propertyTable = ( { members }: Described ): string =>
	table(
		[ 'Name', 'Description', 'Type' ],
		members.map( ( member ) => [
			code( member.name ) + ( member.isOptional ? ' (optional)' : '' ),
			sentence( member ),
			code( shortType( member ) ),
		] )
	);

/** Formats an example that `examples.dom.test.ts` runs. */
export const example = ( name: string ): string => {
	const text = readFileSync( path.join( EXAMPLES, name ), 'utf8' ).trim();
	return `\`\`\`${ path.extname( name ).slice( 1 ) }\n${ text }\n\`\`\``;
};

/** Formats the version that introduced something. */
export const since = ( { since: version }: { since: string } ): string =>
	`Since ${ version }.`;
