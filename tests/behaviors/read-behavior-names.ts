import { readFileSync } from 'node:fs';

const LISTS = [
	'assets/entries/behaviors.ts',
	'packages/behaviors/site/site.ts',
];

/** Returns the names of all behaviors that pages can have, without that of the second list itself. */
export const readBehaviorNames = (): string[] =>
	LISTS.flatMap( ( file ) => [
		...readFileSync( `${ __dirname }/../../${ file }`, 'utf8' ).matchAll(
			/name: '([\w-]+)'/g
		),
	] )
		.map( ( [ , name = '' ] ) => name )
		.filter( ( name ) => name !== 'site' );
