/** @jest-environment node */
import { createTestBrowser, type TestBrowser } from '../pages/test-browser';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

const find = async ( path: string, selector: string ) =>
	( await browser.open( path ) ).document.querySelector( selector );

const setOptions = ( options: object ) =>
	browser.post( '/demo/options', options );

describe( 'the store notice', () => {
	const NOTICE = '.woocommerce-store-notice';

	test( 'is shown on every page once the shop has one', async () => {
		expect( await find( '/', NOTICE ) ).toBeNull();
		await setOptions( { storeNotice: true } );
		for ( const path of [ '/', '/cart/', '/product/stone-mug/' ] ) {
			const notice = await find( path, NOTICE );
			expect( notice?.getAttribute( 'data-notice-id' ) ).toMatch(
				/^[0-9a-f]{32}$/
			);
			expect( notice?.closest( 'body' )?.className ).toBe( 'sf-site' );
		}
	} );

	test( 'is not sent to a visitor whose cookie hides it', async () => {
		await setOptions( { storeNotice: true } );
		const id = ( await find( '/', NOTICE ) )?.getAttribute(
			'data-notice-id'
		);
		// The test browser runs no scripts that set cookies.
		const page = await browser.shop.fetch(
			new Request( 'http://shop.test/', {
				headers: { Cookie: `store_notice${ id }=hidden` },
			} )
		);
		expect( await page.text() ).not.toContain( 'woocommerce-store-notice' );
	} );
} );

describe( 'the banner of a shop that is not open', () => {
	const BANNER = '#coming-soon-footer-banner';
	const LINK = '.coming-soon-footer-banner-dismiss';
	const DISMISSED = {
		'woocommerce_meta[coming_soon_banner_dismissed]': 'yes',
	};

	const dismiss = async ( nonce?: string ) => {
		const link = await find( '/', LINK );
		return browser.shop.fetch(
			new Request(
				link?.getAttribute( 'data-rest-url' ) ??
					'http://shop.test/wp-json/wp/v2/users/me',
				{
					method: 'POST',
					headers: {
						'X-WP-Nonce':
							nonce ??
							link?.getAttribute( 'data-rest-nonce' ) ??
							'',
						Cookie: cookie,
					},
					body: new URLSearchParams( DISMISSED ),
				}
			)
		);
	};
	let cookie = '';

	beforeEach( async () => {
		const { headers } = await setOptions( { administrator: true } );
		cookie = headers
			.getSetCookie()
			.map( ( one ) => one.split( ';' )[ 0 ] )
			.join( '; ' );
	} );

	test( 'is for administrators', async () => {
		expect( await find( '/', BANNER ) ).not.toBeNull();
		await setOptions( { administrator: false, editor: true } );
		expect( await find( '/', BANNER ) ).toBeNull();
	} );

	test( 'stays away once it is dismissed', async () => {
		expect( ( await dismiss() ).status ).toBe( 200 );
		expect( await find( '/', BANNER ) ).toBeNull();
	} );

	test( 'is not dismissed by other sites', async () => {
		expect( ( await dismiss( 'wrong' ) ).status ).toBe( 403 );
		expect( await find( '/', BANNER ) ).not.toBeNull();
	} );
} );

describe( 'roles', () => {
	test.each( [
		[ 'guest', false, false, false ],
		[ 'customer', false, false, true ],
		[ 'editor', true, false, true ],
		[ 'administrator', true, true, true ],
	] )(
		'a %s sees the bar and shortcuts: %s, details of errors: %s, an account: %s',
		async ( role, canEdit, isAdministrator, hasAccount ) => {
			await browser.send( '/demo/role', { role } );
			const { document, text } = await browser.open( '/' );
			expect( document.querySelector( '#wpadminbar' ) !== null ).toBe(
				canEdit
			);
			expect( document.querySelector( '[data-sf-edit]' ) !== null ).toBe(
				canEdit
			);
			expect( text.includes( '"can_edit_pages":true' ) ).toBe( canEdit );
			expect(
				( await browser.open( '/cart/' ) ).text.includes(
					encodeURIComponent( '"currentUserIsAdmin":true' )
				)
			).toBe( isAdministrator );
			expect( text.includes( '>My account</a' ) ).toBe( hasAccount );
			const { document: options } = await browser.open( '/demo/' );
			expect(
				options
					.querySelector( 'input[name=role]:checked' )
					?.getAttribute( 'value' )
			).toBe( role );
		}
	);

	test( 'can be left again', async () => {
		await browser.send( '/demo/role', { role: 'administrator' } );
		await browser.send( '/demo/role', { role: 'guest' } );
		const { document, text } = await browser.open( '/' );
		expect( document.querySelector( '#wpadminbar' ) ).toBeNull();
		expect( text ).not.toContain( '>My account</a' );
	} );

	test( 'ignores a role that does not exist', async () => {
		expect(
			( await browser.send( '/demo/role', { role: 'owner' } ) ).path
		).toBe( '/demo/' );
		expect( await find( '/', '#wpadminbar' ) ).toBeNull();
	} );
} );

describe( 'the login popup', () => {
	const send = ( password: string ) =>
		browser.send( '/my-account/login', {
			username: 'customer@shop.test',
			password,
			redirect_to: '/guide/',
			popup: '1',
		} );

	test( 'returns to its page with the error inside, and says it once', async () => {
		const { path, document } = await send( 'wrong' );
		expect( path ).toBe( '/guide/' );
		expect(
			document.querySelector( '#login-form-popup .woocommerce-error' )
				?.textContent
		).toContain( 'password is wrong' );
		expect( document.querySelector( '.site-notice' ) ).toBeNull();
		expect( await find( '/guide/', '.woocommerce-error' ) ).toBeNull();
	} );

	test( 'returns to its page after the login, which has no popup then', async () => {
		const { path, document } = await send( 'password' );
		expect( path ).toBe( '/guide/' );
		expect( document.querySelector( '#login-form-popup' ) ).toBeNull();
	} );

	test( 'shows its error above the content of pages without a popup', async () => {
		const { document } = await browser.send( '/my-account/login', {
			username: 'x@shop.test',
			password: 'wrong',
			redirect_to: '/cart/',
			popup: '1',
		} );
		expect(
			document.querySelector( '.site-notice.is-error' )?.textContent
		).toContain( 'password is wrong' );
	} );
} );
