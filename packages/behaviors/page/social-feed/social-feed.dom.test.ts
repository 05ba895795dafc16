import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './social-feed';

const fetched = jest.fn();
const SETTINGS = {
	ajaxurl: '/ajax?lang=en',
	actions: { socialFeed: 'load_feed' },
};
let stop = () => {};
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const open = async (
	answer: unknown,
	{ feed = 'c2hvcA==', isAdmin = false, settings = SETTINGS as object } = {}
) => {
	fetched.mockReset();
	fetched.mockImplementation( async () =>
		answer instanceof Error
			? Promise.reject( answer )
			: { json: async () => answer }
	);
	Object.assign( window, { fetch: fetched, shopfrontSettings: settings } );
	document.body.innerHTML = `<div data-sf-feed="${ feed }"><a href="/photos/">Photos</a></div>${
		isAdmin ? '<div id="wpadminbar"></div>' : ''
	}`;
	stop = mountBehavior( mount, find( '[data-sf-feed]' ) );
	await settle();
};
afterEach( () => stop() );

it( 'fetches its photos, and shows them without scripts', async () => {
	const announced = jest.fn();
	document.addEventListener( 'sf:content', announced, { once: true } );
	await open( {
		success: true,
		data: '<ul id="a"><li><img src="/1.jpg" alt="Tea" onerror="x()"></li></ul><script>x()</script>',
	} );
	expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toBe(
		'http://localhost/ajax?lang=en&action=load_feed&data=c2hvcA%3D%3D'
	);
	expect( find( '[data-sf-feed]' ).innerHTML ).toBe(
		'<ul><li><img src="/1.jpg" alt="Tea"></li></ul>'
	);
	expect( announced.mock.calls[ 0 ]?.[ 0 ].detail.root ).toBe(
		find( '[data-sf-feed]' )
	);
} );

it( 'is busy while it loads', async () => {
	let answer: ( value: object ) => void = () => {};
	await open( null );
	expect( console ).toHaveWarned();
	stop();
	fetched.mockReturnValue(
		new Promise( ( resolve ) => {
			answer = resolve;
		} )
	);
	stop = mountBehavior( mount, find( '[data-sf-feed]' ) );
	expect( find( '[data-sf-feed]' ) ).toHaveAttribute( 'aria-busy', 'true' );
	answer( { json: async () => ( { success: true, data: 'Done' } ) } );
	await settle();
	expect( find( '[data-sf-feed]' ) ).not.toHaveAttribute( 'aria-busy' );
} );

it.each( [
	[ 'refuses', { success: false, data: 'Token expired' }, 'Token expired' ],
	[ 'sends no text', { success: true, data: [ 1 ] }, 'Invalid data' ],
	[ 'sends something else', null, 'Invalid data' ],
	[ 'is unreachable', new TypeError( 'Failed to fetch' ), 'Failed to fetch' ],
] )(
	'if the server %s, only users with the admin bar see why',
	async ( _, answer, reason ) => {
		await open( answer, { isAdmin: true } );
		expect( find( '[role=alert]' ) ).toHaveTextContent(
			`Instagram error: ${ reason }`
		);
		expect( find( 'a' ) ).toBeVisible();
		stop();
		expect( document.querySelector( '[role=alert]' ) ).toBeNull();
		await open( answer );
		expect( document.querySelector( '[role=alert]' ) ).toBeNull();
		expect( console ).toHaveWarnedWith(
			`Shopfront: Instagram error: ${ reason }`
		);
		expect( find( 'a' ) ).toBeVisible();
	}
);

it( 'sends no request without data', async () => {
	await open( null, { feed: '', isAdmin: true } );
	expect( fetched ).not.toHaveBeenCalled();
	expect( find( '[role=alert]' ) ).toHaveTextContent(
		'Instagram error: Invalid data'
	);
} );

it( 'does nothing on a page without its settings', async () => {
	await open( null, { settings: {} } );
	expect( fetched ).not.toHaveBeenCalled();
	expect( find( 'a' ) ).toBeVisible();
} );

it( 'aborts the request when it stops', () => {
	fetched.mockReset();
	fetched.mockImplementation( () => new Promise( () => {} ) );
	Object.assign( window, { shopfrontSettings: SETTINGS } );
	stop = mountBehavior( mount, find( '[data-sf-feed]' ) );
	const { signal } = fetched.mock.calls[ 0 ]?.[ 1 ] as RequestInit;
	stop();
	expect( signal?.aborted ).toBe( true );
} );
