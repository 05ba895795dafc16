/** @jest-environment node */
import {
	createTestBrowser,
	visitShop,
	type TestBrowser,
	type Visit,
} from '../pages/test-browser';
import { isRecord } from '../is-record';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAT = {
	first_name: 'Pat',
	last_name: 'Guest',
	address_1: '500 Howard Street',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
	email: 'pat@shop.test',
};

let now: number;
let browser: TestBrowser;

beforeEach( () => {
	now = Date.UTC( 2026, 10, 21, 12 );
	browser = createTestBrowser( '/nowhere', () => now );
} );
afterEach( () => browser.shop.close() );

/** Places an order through the checkout's routes and opens the order received page. */
const order = async ( changes: object = {} ): Promise< Visit > => {
	await browser.send( '/cart/add', {
		'add-to-cart': '26',
		quantity: '1',
		back: '/cart/',
	} );
	const { text } = await browser.open( '/checkout/' );
	const { text: reply } = await browser.post(
		'/wp-json/wc/store/v1/checkout',
		{
			billing_address: PAT,
			shipping_address: PAT,
			payment_method: 'cod',
			create_account: true,
			...changes,
		},
		{ Nonce: /"storeApiNonce":"(\w+)"/.exec( text )?.[ 1 ] ?? '' }
	);
	const body: unknown = JSON.parse( reply );
	const { order_id: id, order_key: key } = isRecord( body ) ? body : {};
	return browser.open( `/checkout/order-received/${ id }/?key=${ key }` );
};
const main = ( { document }: Visit ) =>
	document.querySelector( 'main' )?.textContent?.replace( /\s+/g, ' ' ) ?? '';
const linkOf = ( { document }: Visit, name: string ) =>
	[ ...document.querySelectorAll( 'main a' ) ]
		.find( ( link ) => link.textContent?.trim() === name )
		?.getAttribute( 'href' ) ?? '';
const follow = ( visit: Visit, name: string ) =>
	browser.open( linkOf( visit, name ) );
const logOut = () => browser.send( '/my-account/logout', {} );
const logIn = ( password: string ) =>
	browser.send( '/my-account/login', { username: PAT.email, password } );
const openMail = async () =>
	follow( await order(), 'Look at the mail that this shop would have sent' );
const openForm = async () => follow( await openMail(), 'Set your password' );

test( 'says that the link to set a password was sent, and shows the email in the outbox', async () => {
	const received = await order();
	expect( main( received ) ).toContain(
		'We have sent a link to set its password to pat@shop.test.'
	);
	const mail = await follow(
		received,
		'Look at the mail that this shop would have sent'
	);
	expect( mail.path ).toBe( '/demo/outbox/' );
	expect( main( mail ) ).toContain( 'To: pat@shop.test' );
	expect( linkOf( mail, 'Set your password' ) ).toMatch(
		/^http:\/\/shop.test\/my-account\/set-password\/\?key=[\w-]{40,}$/
	);
} );

test( 'sets a password with the link, which then works for logging in', async () => {
	const form = await openForm();
	const done = await browser.send( form.path, { password: 'correct horse' } );
	expect( done.path ).toBe( '/my-account/' );
	expect( done.text ).toContain( 'Your password is set.' );
	// The cart is empty.
	expect( main( done ) ).not.toContain( 'View cart' );
	await logOut();
	expect( main( await logIn( 'correct horse' ) ) ).toContain( 'Hello Pat' );
} );

test( 'opens the link in another browser, and leads to the login there', async () => {
	const { path } = await openForm();
	const elsewhere = visitShop( browser.shop );
	const done = await elsewhere.send( path, { password: 'correct horse' } );
	expect( main( done ) ).toContain( 'Log in' );
} );

test( 'shows the mail after logging out, in this browser only', async () => {
	await openMail();
	await logOut();
	expect( main( await browser.open( '/demo/outbox/' ) ) ).toContain(
		'To: pat@shop.test'
	);
	const elsewhere = visitShop( browser.shop );
	expect( main( await elsewhere.open( '/demo/outbox/' ) ) ).toContain(
		'No mail'
	);
} );

test.each( [
	[
		'was used',
		( path: string ) => browser.send( path, { password: 'correct horse' } ),
	],
	[
		'has expired after two days',
		async () => {
			now += 2 * DAY_MS + 1;
		},
	],
] )( 'sets no password with a link that %s', async ( _, invalidate ) => {
	const { path } = await openForm();
	await invalidate( path );
	const again = await browser.send( path, { password: 'another one' } );
	expect( main( again ) ).toContain( 'This link is no longer good' );
	await logOut();
	expect( main( await logIn( 'another one' ) ) ).not.toContain( 'Hello Pat' );
	expect( main( await browser.open( path ) ) ).toContain(
		'This link is no longer good'
	);
} );

test( 'sets no password with a link that was never sent', async () => {
	expect(
		main( await browser.open( '/my-account/set-password/?key=guessed' ) )
	).toContain( 'This link is no longer good' );
} );

test( 'refuses an empty password at its field, and the link stays valid', async () => {
	const { path } = await openForm();
	const refused = await browser.send( path, { password: '' } );
	const field = refused.document.querySelector( '#password' );
	expect( field?.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	expect( main( refused ) ).toContain( 'Please enter a password.' );
	const done = await browser.send( path, { password: 'correct horse' } );
	expect( done.path ).toBe( '/my-account/' );
} );

test.each( [
	[
		'chose a password',
		{ generatePassword: false },
		{ customer_password: 'correct horse' },
	],
	[ 'orders as a guest', {}, { create_account: false } ],
] )( 'sends nothing to a customer who %s', async ( _, options, changes ) => {
	await browser.post( '/demo/options', options );
	expect( main( await order( changes ) ) ).not.toContain( 'password' );
	expect( main( await browser.open( '/demo/outbox/' ) ) ).toContain(
		'No mail'
	);
} );

test( 'sends a link to set a new password, and does not tell who has an account', async () => {
	const { document } = await openForm();
	await browser.send(
		document.querySelector( 'main form' )?.getAttribute( 'action' ) ?? '',
		{ password: 'one of mine' }
	);
	await logOut();
	const ask = async ( email: string ) => {
		const page = await browser.open( '/my-account/' );
		const form = await follow( page, 'Forgot password?' );
		expect( main( form ) ).toContain( 'Enter the email address' );
		return main(
			await browser.send( '/my-account/lost-password/', {
				user_login: email,
			} )
		);
	};
	const known = await ask( PAT.email );
	expect( known ).toContain( 'we have sent a link' );
	expect( await ask( 'nobody@shop.test' ) ).toBe( known );
	await logIn( 'one of mine' );
	const outbox = await browser.open( '/demo/outbox/' );
	expect( main( outbox ) ).toContain(
		'Somebody asked for a new password for your account.'
	);
} );
