import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Described, Member } from './read-types';

const EXAMPLES = path.join( __dirname, 'examples' );

/** The first version that supported add-ons. */
export const FIRST_VERSION = '0.1.0';

export const code = ( text: string ): string =>
	'`' + text.replaceAll( '|', '\\|' ) + '`';

/** JSON with single quotes. */
export const literal = ( value: unknown ): string => {
	const text = JSON.stringify( value ) ?? 'undefined';
	return typeof value === 'string' ? `'${ text.slice( 1, -1 ) }'` : text;
};

/** `''` without rows. */
export const table = (
	head: readonly string[],
	rows: ReadonlyArray< readonly string[] >
): string =>
	[ head, head.map( () => '---' ), ...rows ]
		.map( ( cells ) => `| ${ cells.join( ' | ' ) } |` )
		.join( '\n' );

/** A member's description, or a deprecated member's replacement. Throws if it has neither. */
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

/** Longest printed property type; a longer one is reduced to its properties' names. */
const TYPE_LIMIT = 200;

const shortType = ( { type, keys }: Member ): string =>
	type.length > TYPE_LIMIT && keys.length > 0
		? `{ ${ keys.join( ', ' ) } }`
		: type;

/** A promise of the action itself is useless to add-ons. */
const OWN_PROMISE = /Promise<(\{ readonly type: '.*|\w+Action)>$/;

interface Column {
	title: string;
	of: ( member: Member ) => string;
}

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

export const propertyTable = ( { members }: Described ): string =>
	table(
		[ 'Name', 'Description', 'Type' ],
		members.map( ( member ) => [
			code( member.name ) + ( member.isOptional ? ' (optional)' : '' ),
			sentence( member ),
			code( shortType( member ) ),
		] )
	);

/** `examples.dom.test.ts` runs it. */
export const example = ( name: string ): string => {
	const text = readFileSync( path.join( EXAMPLES, name ), 'utf8' ).trim();
	return `\`\`\`${ path.extname( name ).slice( 1 ) }\n${ text }\n\`\`\``;
};

export const since = ( { since: version }: { since: string } ): string =>
	`Since ${ version }.`;
