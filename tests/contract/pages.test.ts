/** @jest-environment node */
import {
	CART_CHANGE_FILTERS,
	COOKIES,
	INNER_BLOCK_AREAS,
	LIBRARY_HANDLES,
	NOTICE_CONTEXTS,
	PAGE_EVENTS,
	PLATFORM_HANDLES,
	STORAGE_KEYS,
	STORE_KEYS,
} from '@shopfront/names';
import { FILTER_DEFINITIONS, SLOT_DEFINITIONS } from '@shopfront/extensibility';
import { readSections } from '../structure/markdown-page';
import { readSources } from '../structure/sources';
import { scripts } from './globals/script-handles.json';

const pages = readSources( 'docs/contract' );

const read = ( page: string, number: string ): string => {
	const text = pages.get( `docs/contract/${ page }.md` ) ?? '';
	const section = readSections( text ).find(
		( each ) => each.number === number
	);
	if ( ! section ) {
		throw new Error( `${ page }.md has no section ${ number }.` );
	}
	return section.text;
};

const inCode = ( text: string ): readonly string[] =>
	[ ...text.matchAll( /`([^`]+)`/g ) ].map( ( [ , code = '' ] ) => code );

const recorded: Readonly< Record< string, readonly string[] > > = scripts;

const handleRows = read( 'globals', '1' )
	.split( '\n' )
	.flatMap( ( line ) => {
		const [ , , handle = '', dependencies = '' ] = line.split( ' | ' );
		const [ name = '' ] = inCode( handle );
		return recorded[ name ] && dependencies.startsWith( '`' )
			? [ [ name, inCode( dependencies ) ] as const ]
			: [];
	} );

it( 'contains the table of script handles', () => {
	expect( handleRows.length ).toBeGreaterThan( 10 );
} );

it.each( handleRows )(
	'lists the recorded dependencies of %s',
	( handle, dependencies ) => {
		expect( [ ...dependencies ].sort() ).toEqual(
			[ ...( recorded[ handle ] ?? [] ) ].sort()
		);
	}
);

it.each( [
	[ 'globals', '1', Object.values( LIBRARY_HANDLES ) ],
	[ 'php', '1', PLATFORM_HANDLES ],
	[ 'globals', '6', Object.values( STORE_KEYS ) ],
	[ 'stores', '5', Object.values( NOTICE_CONTEXTS ) ],
	[ 'stores', '1.1', Object.values( CART_CHANGE_FILTERS ) ],
	[ 'events', '2', Object.values( PAGE_EVENTS ) ],
	[ 'store-api', '1.1', Object.values( COOKIES ) ],
	[ 'filters', '3', Object.keys( SLOT_DEFINITIONS ) ],
] )( 'documents all names of the code: %s.md %s', ( page, number, names ) => {
	const text = read( page, number );
	expect( names.filter( ( name ) => ! text.includes( name ) ) ).toEqual( [] );
} );

it( 'documents each filter in a row', () => {
	const rows = [ ...read( 'filters', '1' ).matchAll( /^\| (\w+)/gm ) ];
	const names = rows.map( ( [ , name ] ) => name );
	expect( names.slice( 1 ).sort() ).toEqual(
		Object.keys( FILTER_DEFINITIONS ).sort()
	);
} );

it( 'documents each inner-block area with its block', () => {
	const text = read( 'filters', '4' );
	const areas = Object.entries( INNER_BLOCK_AREAS ).map(
		( [ key, block ] ) => `${ key } ${ block.split( '/' )[ 1 ] }`
	);
	expect( areas.filter( ( area ) => ! text.includes( area ) ) ).toEqual( [] );
} );

it( 'documents each key of local storage', () => {
	const text = [ read( 'store-api', '1.1' ), read( 'stores', '1.2' ) ].join();
	const keys: readonly string[] = Object.values( STORAGE_KEYS );
	expect( keys.filter( ( key ) => ! text.includes( key ) ) ).toEqual( [] );
} );
