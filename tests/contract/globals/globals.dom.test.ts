import { isRecord } from '@shopfront/store-api';
import { installGlobals } from '../../../assets/globals/install-globals';
import { openPage } from '../../fixtures/form-page';
import {
	absent,
	type Call,
	type Component,
	type Page,
	type Row,
	type Rows,
} from './row';
import { CHECKOUT } from './rows-checkout';
import { COMPONENTS } from './rows-components';
import { DATA } from './rows-data';
import { EVENTS } from './rows-events';
import { REGISTRY } from './rows-registry';
import { PRINTED, SETTINGS } from './rows-settings';
import { SHARED_CONTEXT, SHARED_HOCS } from './rows-shared';
import { PRICE_FORMAT, SANITIZE } from './rows-text';
import { TYPES } from './rows-types';

/** Every name that docs/contract/globals.md promises on `window.wc`, by global. */
const TABLE: Readonly< Record< string, Rows > > = {
	wcBlocksRegistry: REGISTRY,
	wcSettings: SETTINGS,
	blocksCheckout: CHECKOUT,
	blocksComponents: COMPONENTS,
	wcBlocksData: DATA,
	blocksCheckoutEvents: EVENTS,
	wcTypes: TYPES,
	priceFormat: PRICE_FORMAT,
	sanitize: SANITIZE,
	wcBlocksMiddleware: {},
	wcBlocksSharedContext: SHARED_CONTEXT,
	wcBlocksSharedHocs: SHARED_HOCS,
};

/** What docs/contract/globals.md 1 names beside these, of which nothing is offered here. */
const UNDOCUMENTED: Rows = {
	'wc.wcSchemaParser': absent(
		'rules of fields are read by a part of ours that comes with the first field that has any'
	),
	schemaParser: absent( 'as wc.wcSchemaParser' ),
	'wc.wcEntities': absent( 'of the pages of whoever manages the shop' ),
	'wc.cart': absent( 'the contract says that there is nothing useful in it' ),
	'wc.checkout': absent(
		'the contract says that there is nothing useful in it'
	),
	'wc.addressAutocomplete': absent(
		'addresses are not completed; what its providers register with the store is kept'
	),
	wcBlocksMiniCartFrontendDependencies: absent( 'of the mini-cart' ),
};

const at = ( root: string, path: string ): unknown =>
	path
		.split( '.' )
		.reduce< unknown >(
			( from, name ) =>
				from === undefined || from === null
					? undefined
					: Reflect.get( Object( from ), name ),
			Reflect.get( window, root )
		);

const isCall = ( found: unknown ): found is Call => typeof found === 'function';

const isComponent = ( found: unknown ): found is Component =>
	typeof found === 'function' || ( isRecord( found ) && '$$typeof' in found );

const open = (): Page => {
	const app = openPage( undefined, PRINTED );
	installGlobals( window, app, app.pageExtensionPoints );
	return {
		app,
		wc: ( path ) => at( 'wc', path ),
		wp: ( path ) => at( 'wp', path ),
		call: ( path ) => {
			const found = at( 'wc', path );
			if ( ! isCall( found ) ) {
				throw new Error( `wc.${ path } is no function.` );
			}
			return found;
		},
	};
};

let page: Page;

beforeEach( () => {
	jest.useFakeTimers();
	document.cookie = 'woocommerce_cart_hash=abc';
	Element.prototype.scrollIntoView = () => undefined;
	for ( const name of [ 'wp', 'wc' ] ) {
		Reflect.deleteProperty( window, name );
	}
	page = open();
} );
afterEach( () => {
	page.app.stop();
	jest.useRealTimers();
} );

const entries = Object.entries( TABLE ).flatMap( ( [ global, rows ] ) =>
	Object.entries( rows ).map(
		( [ name, row ] ) => [ `${ global }.${ name }`, row ] as const
	)
);

const hasMember = async ( row: Row, found: unknown ): Promise< void > => {
	switch ( row.kind ) {
		case 'absent':
			return expect( found ).toBeUndefined();
		case 'value':
			expect( typeof found ).toBe( row.type );
			expect( found ).not.toBeNull();
			await row.shows( found, page );
			return;
		case 'component':
			if ( ! isComponent( found ) ) {
				throw new Error( 'It is no component.' );
			}
			await row.shows( found, page );
			return;
		case 'function':
			if ( ! isCall( found ) ) {
				throw new Error( 'It is no function.' );
			}
			expect( found ).toHaveLength( row.arity );
			await row.shows( found, page );
	}
};

// eslint-disable-next-line jest/expect-expect -- Each row brings its own assertions.
it.each( entries )( 'wc.%s', ( path, row ) =>
	hasMember( row, page.wc( path ) )
);

it.each( Object.keys( UNDOCUMENTED ) )( '%s is not there', ( path ) => {
	expect(
		path.startsWith( 'wc.' )
			? page.wc( path.slice( 3 ) )
			: Reflect.get( window, path )
	).toBeUndefined();
} );

it.each( Object.entries( TABLE ) )(
	'wc.%s has nothing beside what the contract names',
	( global, rows ) => {
		const names = Object.keys( Object( page.wc( global ) ) );
		expect( names.filter( ( name ) => ! rows[ name ] ) ).toEqual( [] );
	}
);

it( 'wp.apiFetch.setNonce and setCartHash hand on headers', () => {
	const headers = new Headers( { Nonce: 'n', 'Cart-Hash': 'h' } );
	const usedNames: unknown[] = [];
	jest.spyOn( page.app.api.client, 'setNonce' ).mockImplementation(
		( given ) => usedNames.push( given )
	);
	jest.spyOn( page.app.api.client, 'setCartHash' ).mockImplementation(
		( given ) => usedNames.push( given )
	);
	for ( const name of [ 'setNonce', 'setCartHash' ] ) {
		const set = page.wp( `apiFetch.${ name }` );
		expect( isCall( set ) && set.length ).toBe( 1 );
		( set as Call )( headers );
	}
	expect( usedNames ).toEqual( [ headers, headers ] );
} );

afterAll( () => {
	const all = [
		...entries.map( ( [ path, row ] ) => [ `wc.${ path }`, row ] as const ),
		...Object.entries( UNDOCUMENTED ),
	];
	const missing = all.flatMap( ( [ path, row ] ) =>
		row.kind === 'absent' ? [ `  ${ path }: ${ row.reason }` ] : []
	);
	process.stdout.write(
		[
			`Names of docs/contract/globals.md: ${ all.length }, there and shown: ${ all.length - missing.length }, not there: ${ missing.length }`,
			...missing,
			'',
		].join( '\n' )
	);
} );
