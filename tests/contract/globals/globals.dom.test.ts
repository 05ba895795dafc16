import { isRecord } from '@shopfront/store-api';
import { installAllGlobals } from '../../fixtures/install-all-globals';
import { openPage } from '../../fixtures/form-page';
import {
	absent,
	same,
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

/** Every name on `window.wc` in docs/contract/globals.md. */
const TABLE: Readonly< Record< string, Rows > > = {
	addressAutocomplete: {
		providers: same( {} ),
		activeProvider: same( { billing: null, shipping: null } ),
	},
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

/** Names in docs/contract/globals.md 1 that we don't provide. */
const OTHER_GLOBALS: Rows = {
	'wc.wcSchemaParser': absent(
		'a lazy module evaluates field rules and loads with the first field that has any'
	),
	schemaParser: absent( 'as wc.wcSchemaParser' ),
	'wc.wcEntities': absent( 'belongs to admin pages' ),
	'wc.cart': absent( 'contains nothing useful according to the contract' ),
	'wc.checkout': absent(
		'contains nothing useful according to the contract'
	),
	wcBlocksMiniCartFrontendDependencies: absent( 'belongs to the mini-cart' ),
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

const isCall = ( actual: unknown ): actual is Call =>
	typeof actual === 'function';

const isComponent = ( actual: unknown ): actual is Component =>
	typeof actual === 'function' ||
	( isRecord( actual ) && '$$typeof' in actual );

const open = (): Page => {
	const app = openPage( undefined, PRINTED );
	installAllGlobals( app );
	return {
		app,
		wc: ( path ) => at( 'wc', path ),
		wp: ( path ) => at( 'wp', path ),
		call: ( path ) => {
			const actual = at( 'wc', path );
			if ( ! isCall( actual ) ) {
				throw new Error( `wc.${ path } is not a function.` );
			}
			return actual;
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

const hasMember = async ( row: Row, actual: unknown ): Promise< void > => {
	switch ( row.kind ) {
		case 'absent':
			return expect( actual ).toBeUndefined();
		case 'value':
			expect( typeof actual ).toBe( row.type );
			expect( actual ).not.toBeNull();
			await row.verify( actual, page );
			return;
		case 'component':
			if ( ! isComponent( actual ) ) {
				throw new Error( 'The value is not a component.' );
			}
			await row.verify( actual, page );
			return;
		case 'function':
			if ( ! isCall( actual ) ) {
				throw new Error( 'The value is not a function.' );
			}
			expect( actual ).toHaveLength( row.arity );
			await row.verify( actual, page );
	}
};

// eslint-disable-next-line jest/expect-expect -- Each row contains its own assertions.
it.each( entries )( 'provides wc.%s', ( path, row ) =>
	hasMember( row, page.wc( path ) )
);

it.each( Object.keys( OTHER_GLOBALS ) )( 'does not provide %s', ( path ) => {
	expect(
		path.startsWith( 'wc.' )
			? page.wc( path.slice( 3 ) )
			: Reflect.get( window, path )
	).toBeUndefined();
} );

it.each( Object.entries( TABLE ) )(
	'provides nothing in wc.%s beyond the contract',
	( global, rows ) => {
		const names = Object.keys( Object( page.wc( global ) ) );
		expect( names.filter( ( name ) => ! rows[ name ] ) ).toEqual( [] );
	}
);

it( 'wp.apiFetch.setNonce and setCartHash forward headers to the client', () => {
	const headers = new Headers( { Nonce: 'n', 'Cart-Hash': 'h' } );
	const usedNames: unknown[] = [];
	jest.spyOn( page.app.api.client, 'setNonce' ).mockImplementation(
		( headers_ ) => usedNames.push( headers_ )
	);
	jest.spyOn( page.app.api.client, 'setCartHash' ).mockImplementation(
		( headers_ ) => usedNames.push( headers_ )
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
		...Object.entries( OTHER_GLOBALS ),
	];
	const missing = all.flatMap( ( [ path, row ] ) =>
		row.kind === 'absent' ? [ `  ${ path }: ${ row.reason }` ] : []
	);
	process.stdout.write(
		[
			`Names of docs/contract/globals.md: ${ all.length }, tested: ${ all.length - missing.length }, not provided: ${ missing.length }`,
			...missing,
			'',
		].join( '\n' )
	);
} );
