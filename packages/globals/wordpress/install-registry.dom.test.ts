import { createElement } from '@wordpress/element';
import { loadJsxRuntime } from '../../../tests/fixtures/jsx-runtime';

const SCRIPTS = {
	'add-ons': [ '/build/add-ons.js' ],
	components: [ '/build/components.js' ],
	sanitize: [ '/build/purify.js', '/build/sanitize.js' ],
};

/** By file name. */
const INSTALLERS: Record< string, () => void > = {
	'add-ons.js': () =>
		jest.requireActual( './install-add-ons' ).installAddOns( window ),
	'components.js': () =>
		jest
			.requireActual( './install-components' )
			.installComponents( window ),
	'purify.js': () => undefined,
	'sanitize.js': () =>
		jest.requireActual( '../../../assets/entries/wordpress/sanitize' ),
};

const requests: string[] = [];
let isOnline = true;

/** Answers synchronous requests by running the installer. */
class FakeRequest {
	status = 0;
	responseText = '';
	private url = '';
	open( _method: string, url: string, isAsync: boolean ) {
		this.url = isAsync ? 'not at once' : url;
	}
	send() {
		requests.push( this.url );
		if ( ! isOnline ) {
			throw new DOMException( 'offline', 'NetworkError' );
		}
		this.status = 200;
		this.responseText = `window.runInstaller( '${ this.url
			.split( '/' )
			.at( -1 ) }' )`;
	}
}

const find = ( ...path: string[] ): unknown =>
	path.reduce< unknown >(
		( from, name ) => Reflect.get( Object( from ), name ),
		Reflect.get( window, 'wc' )
	);

const call = ( path: string[], ...args: unknown[] ): unknown =>
	Reflect.apply( Object( find( ...path ) ), null, args );

const methodNamed = ( name: string ) => ( {
	name,
	label: name,
	ariaLabel: name,
	content: createElement( 'p' ),
	edit: createElement( 'p' ),
	canMakePayment: () => true,
} );

const open = ( settings = {} ) => {
	jest.resetModules();
	Reflect.set( window, 'wcSettings', {
		shopfrontScripts: SCRIPTS,
		...settings,
	} );
	jest.requireActual( './install-registry' ).installRegistry( window );
};

beforeEach( () => {
	requests.length = 0;
	isOnline = true;
	document.head.innerHTML = '';
	Reflect.deleteProperty( window, 'wc' );
	Reflect.set( window, 'runInstaller', ( name: string ) =>
		INSTALLERS[ name ]?.()
	);
	Reflect.set( window, 'XMLHttpRequest', FakeRequest );
} );

const register = ( name: string ) =>
	call(
		[ 'wcBlocksRegistry', 'registerPaymentMethod' ],
		methodNamed( name )
	);

const registered = () =>
	Object.keys(
		Object( call( [ 'wcBlocksRegistry', 'getPaymentMethods' ] ) )
	);

test( "registers WooCommerce's payment methods without another script", () => {
	open();
	register( 'cod' );
	register( 'bacs' );
	expect( registered() ).toEqual( [ 'cod', 'bacs' ] );
	expect( requests ).toEqual( [] );
} );

test( 'loads validation and isolation once for an undeclared payment method', () => {
	open();
	register( 'cod' );
	register( 'acme' );
	register( 'other' );
	expect( registered() ).toEqual( [ 'cod', 'acme', 'other' ] );
	expect( requests ).toEqual( SCRIPTS[ 'add-ons' ] );
	expect( () =>
		call( [ 'wcBlocksRegistry', 'registerPaymentMethod' ], {
			name: 'broken',
		} )
	).toThrow();
} );

test( "adopts the output of cart and checkout plugins in WordPress's plugin area", () => {
	open();
	jest.requireActual( './install-add-ons' ).installAddOns( window );
	const { applyFilters } = jest.requireActual( '@wordpress/hooks' );
	const { createElement: createHostElement } =
		jest.requireActual( '@wordpress/element' );
	const host = createHostElement( 'p' ).$$typeof;
	for ( const runtime of [ 18, 19 ] as const ) {
		const { jsx } = loadJsxRuntime( runtime );
		const render = () => jsx( 'p', { children: 'Gift' } );
		const settings = { scope: 'woocommerce-checkout', render };
		const plugin = applyFilters(
			'plugins.registerPlugin',
			settings,
			'gift'
		);
		expect( plugin.render( {} ).$$typeof ).toBe( host );
		const other = { scope: 'my-editor', render };
		expect( applyFilters( 'plugins.registerPlugin', other, 'other' ) ).toBe(
			other
		);
	}
} );

test( 'lets code that read the registry early register later', () => {
	open();
	const early = find( 'wcBlocksRegistry' );
	register( 'acme' );
	const { registerExpressPaymentMethod } = Object( early );
	registerExpressPaymentMethod( methodNamed( 'wallet' ) );
	expect(
		Object.keys(
			Object( call( [ 'wcBlocksRegistry', 'getExpressPaymentMethods' ] ) )
		)
	).toEqual( [ 'wallet' ] );
} );

test( 'provides the stores of carts and orders without another script', () => {
	open();
	const { dispatch, select } = jest.requireActual( '@wordpress/data' );
	const key = find( 'wcBlocksData', 'CHECKOUT_STORE_KEY' );
	dispatch( key ).setExtensionData( 'acme', { source: 'ad' }, true );
	expect( select( key ).getExtensionData() ).toEqual( {
		acme: { source: 'ad' },
	} );
	for ( const name of [ 'cartStore', 'paymentStore', 'validationStore' ] ) {
		expect( select( find( 'wcBlocksData', name ) ) ).toEqual(
			expect.any( Object )
		);
	}
	expect( requests ).toEqual( [] );
	expect( find( 'wcBlocksData', 'processErrorResponse' ) ).toEqual(
		expect.any( Function )
	);
	expect( requests ).toEqual( SCRIPTS[ 'add-ons' ] );
} );

test( 'loads an undeclared library synchronously', () => {
	open();
	expect( { ...Object( Reflect.get( window, 'wc' ) ) } ).not.toHaveProperty(
		'blocksCheckout'
	);
	expect( requests ).toEqual( [] );
	call( [ 'blocksCheckout', 'registerCheckoutFilters' ], 'test', {
		itemName: ( name: string ) => `${ name } (gift)`,
	} );
	expect(
		call( [ 'blocksCheckout', 'applyCheckoutFilter' ], {
			filterName: 'itemName',
			defaultValue: 'Mug',
		} )
	).toBe( 'Mug (gift)' );
	expect( requests ).toEqual( [
		...SCRIPTS[ 'add-ons' ],
		...SCRIPTS.components,
	] );
} );

test( 'does not load libraries again that the page includes', () => {
	open();
	INSTALLERS[ 'add-ons.js' ]?.();
	INSTALLERS[ 'components.js' ]?.();
	for ( const name of [
		'wcBlocksData',
		'priceFormat',
		'blocksCheckoutEvents',
		'blocksCheckout',
		'blocksComponents',
		'wcBlocksSharedContext',
		'wcBlocksSharedHocs',
	] ) {
		expect( find( name ) ).toEqual( expect.any( Object ) );
	}
	register( 'acme' );
	expect( requests ).toEqual( [] );
} );

test( 'does not replace a WooCommerce library that ran in the head', () => {
	const blocksCheckoutEvents = {};
	Reflect.set( window, 'wc', { blocksCheckoutEvents } );
	open();
	expect( find( 'blocksCheckoutEvents' ) ).toBe( blocksCheckoutEvents );
	expect( requests ).toEqual( [] );
} );

test( 'returns simple HTML unchanged and loads the sanitizer once for other HTML', () => {
	open();
	const clean = find( 'sanitize', 'sanitizeHTML' );
	const sanitize = ( html: string ) =>
		Reflect.apply( Object( clean ), null, [ html ] );
	expect( sanitize( 'Pay <b>cash</b> & smile.' ) ).toBe(
		'Pay <b>cash</b> & smile.'
	);
	expect( requests ).toEqual( [] );
	expect( sanitize( '<b onclick="x()">cash</b>' ) ).toBe( '<b>cash</b>' );
	expect( sanitize( '<img src=x onerror=y>cash' ) ).toBe( 'cash' );
	expect( requests ).toEqual( SCRIPTS.sanitize );
} );

describe( 'when a script cannot be loaded', () => {
	test( 'removes all tags from HTML', () => {
		open();
		isOnline = false;
		expect(
			call(
				[ 'sanitize', 'sanitizeHTML' ],
				'<a href="x" onclick="y">a</a> < b'
			)
		).not.toMatch( /</ );
		expect( console ).toHaveWarned();
	} );

	test( 'throws an explanation on registration', () => {
		open();
		isOnline = false;
		expect( () => register( 'acme' ) ).toThrow( /add-ons\.js/ );
		expect( registered() ).toEqual( [] );
		expect( console ).toHaveWarned();
	} );

	test( 'requests a missing library only once', () => {
		open();
		isOnline = false;
		expect( find( 'priceFormat' ) ).toBeUndefined();
		expect( find( 'priceFormat' ) ).toBeUndefined();
		expect( requests ).toEqual( SCRIPTS[ 'add-ons' ] );
		expect( console ).toHaveWarned();
	} );
} );

test( 'tells administrators which handle to declare, and shoppers nothing', () => {
	const warn = jest.spyOn( console, 'warn' ).mockReturnValue( undefined );
	open();
	find( 'priceFormat' );
	expect( warn ).not.toHaveBeenCalled();
	Reflect.deleteProperty( window, 'wc' );
	open( { currentUserIsAdmin: true } );
	find( 'priceFormat' );
	expect( warn ).toHaveBeenCalledWith(
		expect.stringContaining( '"wc-price-format"' )
	);
	warn.mockRestore();
} );
