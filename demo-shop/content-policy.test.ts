/** @jest-environment node */
import { blockedCode } from './pages/blocked-code';
import { createTestBrowser, type TestBrowser } from './pages/test-browser';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

const policyOf = async ( path: string ): Promise< Map< string, string > > => {
	const { headers } = await browser.open( path );
	return new Map(
		( headers.get( 'Content-Security-Policy' ) ?? '' )
			.split( '; ' )
			.map( ( directive ) => {
				const [ name = '', ...sources ] = directive.split( ' ' );
				return [ name, sources.join( ' ' ) ];
			} )
	);
};

test( 'allows no code but files and hashes', async () => {
	const policy = await policyOf( '/product/linen-shirt/' );
	expect( policy.get( 'default-src' ) ).toBe( "'self'" );
	expect( policy.get( 'script-src' ) ).toMatch(
		/^'self'( 'sha256-[\w+/]+=')+$/
	);
	expect( policy.get( 'style-src' ) ).toMatch(
		/^'self' 'unsafe-hashes'( 'sha256-[\w+/]+=')*$/
	);
	expect( policy.get( 'object-src' ) ).toBe( "'none'" );
	expect( policy.get( 'base-uri' ) ).toBe( "'self'" );
	expect( policy.get( 'form-action' ) ).toBe( "'self'" );
} );

test( 'has a nonce only where add-ons have inline code, and another one each time', async () => {
	expect(
		( await policyOf( '/checkout/' ) ).get( 'script-src' )
	).not.toMatch( /nonce/ );
	await browser.post( '/demo/options', { addOns: 'all' } );
	await browser.post( '/wp-json/wc/store/v1/cart/add-item', {} );
	const first = ( await policyOf( '/checkout/' ) ).get( 'script-src' );
	const second = ( await policyOf( '/checkout/' ) ).get( 'script-src' );
	expect( first ).toMatch( /'nonce-[\w+/]{22}=='/ );
	expect( second ).not.toBe( first );
	const { document, headers } = await browser.open( '/checkout/' );
	const nonces = new Set(
		[ ...document.querySelectorAll( '[nonce]' ) ].map( ( element ) =>
			element.getAttribute( 'nonce' )
		)
	);
	expect( nonces.size ).toBe( 1 );
	expect( headers.get( 'Content-Security-Policy' ) ).toContain(
		`'nonce-${ [ ...nonces ][ 0 ] }'`
	);
} );

test.each( [
	[ 'a script', '<script>hack()</script>', [ 'hack()' ] ],
	[ 'a style', '<p style="color: red">', [ 'color: red' ] ],
	[ 'an event handler', '<p onclick="hack()">', [ 'onclick=hack()' ] ],
	[ 'data', '<script type="application/json">{}</script>', [] ],
	[ 'a file', '<script defer src="/a.js"></script>', [] ],
] )( 'browsers refuse %s that no policy allows', ( _, page, blocked ) => {
	expect( blockedCode( page, "script-src 'self'" ) ).toEqual( blocked );
} );
