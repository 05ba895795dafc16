/** @jest-environment node */
import { createTestBrowser, type TestBrowser } from '../pages/test-browser';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

const URL = '/wp-admin/admin-ajax.php?action=shopfront_load_instagram&data=';

/** Requests the home page's photos like its script. */
const load = async () => {
	const { document } = await browser.open( '/' );
	const data =
		document
			.querySelector( '[data-sf-feed]' )
			?.getAttribute( 'data-sf-feed' ) ?? '';
	return browser.open( URL + encodeURIComponent( data ) );
};

test( 'answers with six photos that have their size and a text', async () => {
	const { success, data } = JSON.parse( ( await load() ).text );
	expect( success ).toBe( true );
	expect( data.match( /<img/g ) ).toHaveLength( 6 );
	expect(
		data.match( /alt="[^"]+"\s+width="400"\s+height="400"/g )
	).toHaveLength( 6 );
} );

test.each( [ '', 'abc', 'eyJhIjoxfQ.wrong' ] )(
	'refuses the string %j, which it did not write',
	async ( data ) => {
		expect(
			JSON.parse( ( await browser.open( URL + data ) ).text )
		).toEqual( {
			success: false,
			data: 'Invalid data',
		} );
	}
);

test.each( [
	[
		'refused',
		200,
		'{"success":false,"data":"The access token has expired."}',
	],
	[ 'unreadable', 200, '<p>There has been a critical error.</p>' ],
	[ 'unavailable', 503, '{"success":false,"data":"Too many requests."}' ],
] )(
	'answers with the error %s on demand',
	async ( socialFeed, status, text ) => {
		await browser.post( '/demo/options', { socialFeed } );
		expect( await load() ).toMatchObject( { status, text } );
	}
);

test( 'leads to the photos without script', async () => {
	const { document } = await browser.open( '/' );
	const link = document.querySelector( '[data-sf-feed] a' );
	const photos = await browser.open( link?.getAttribute( 'href' ) ?? '' );
	expect( photos.document.querySelectorAll( '.feed img' ) ).toHaveLength( 6 );
	for ( const image of photos.document.querySelectorAll( '.feed img' ) ) {
		expect(
			( await browser.open( image.getAttribute( 'src' ) ?? '' ) ).status
		).toBe( 200 );
	}
} );
