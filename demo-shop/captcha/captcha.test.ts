/** @jest-environment node */
import type { Shop } from '../app';
import { MUG, NOW, openShop, Shopper } from '../orders/test-shopper';

const NUMBERS = [
	'zero',
	'one',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
];

let shop: Shop;
let pat: Shopper;
let clock: number;

beforeEach( async () => {
	clock = NOW;
	shop = openShop( { options: { captcha: true }, now: () => clock } );
	pat = new Shopper( shop );
	await pat.add( MUG );
} );

afterEach( () => shop.close() );

const challenge = async () => {
	const { id, question } = await pat.post( '/demo/captcha', {} );
	const words = String( question ).match( /[a-z]+/gi ) ?? [];
	const answer = words
		.map( ( word ) => NUMBERS.indexOf( word ) )
		.filter( ( value ) => value > 0 )
		.reduce( ( sum, value ) => sum + value, 0 );
	return { id: String( id ), answer: String( answer ) };
};

const verify = ( id: string, answer: string ) =>
	pat.sendRequest( {
		method: 'POST',
		path: '/demo/captcha/verify',
		body: { id, answer },
	} );

const solve = async () => {
	const { id, answer } = await challenge();
	const { body } = await verify( id, answer );
	return String( Reflect.get( Object( body ), 'token' ) );
};

const order = ( token: string ) =>
	pat.order( { extensions: { 'demo-captcha': { token } } } );

const REFUSAL = {
	status: 400,
	body: {
		code: 'demo_captcha_invalid',
		message: 'Please solve the challenge again.',
	},
};

test( 'requires the token of an answered challenge for an order', async () => {
	expect( await pat.order() ).toMatchObject( REFUSAL );
	expect( await order( 'made up' ) ).toMatchObject( REFUSAL );
	expect( ( await order( await solve() ) ).status ).toBe( 200 );
} );

test( 'accepts a token once, even if the order is refused', async () => {
	const token = await solve();
	const refused = await pat.orderByCard( '4000000000000002', {
		extensions: { 'demo-captcha': { token } },
	} );
	expect( refused.body ).toMatchObject( { status: 'failed' } );
	expect( await order( token ) ).toMatchObject( REFUSAL );
} );

test( 'uses up a token for an order that is refused for its data', async () => {
	const token = await solve();
	const refused = await pat.order( {
		billing_address: { email: 'pat@shop.test' },
		extensions: { 'demo-captcha': { token } },
	} );
	expect( refused.body ).toMatchObject( {
		code: 'woocommerce_rest_invalid_address',
	} );
	expect( await order( token ) ).toMatchObject( REFUSAL );
} );

test( 'repeats the response to the same attempt without another token', async () => {
	const extensions = {
		'demo-captcha': { token: await solve() },
		shopfront: { attempt: 'a' },
	};
	await pat.order( { extensions } );
	expect( ( await pat.order( { extensions } ) ).status ).toBe( 200 );
} );

test( 'expires a token after two minutes', async () => {
	const token = await solve();
	clock += 2 * 60 * 1000;
	expect( await order( token ) ).toMatchObject( REFUSAL );
} );

test( 'accepts one answer per challenge, right or wrong', async () => {
	const { id, answer } = await challenge();
	expect( ( await verify( id, '99' ) ).status ).toBe( 400 );
	expect( ( await verify( id, answer ) ).status ).toBe( 400 );
	const second = await challenge();
	expect( ( await verify( second.id, second.answer ) ).status ).toBe( 200 );
	expect( ( await verify( second.id, second.answer ) ).status ).toBe( 400 );
} );

test( 'expires a challenge after two minutes', async () => {
	const { id, answer } = await challenge();
	clock += 2 * 60 * 1000;
	expect( ( await verify( id, answer ) ).status ).toBe( 400 );
} );

test( 'draws the picture with strokes and without text', async () => {
	const { picture } = await pat.post( '/demo/captcha', {} );
	expect( String( picture ) ).toMatch(
		/^<svg [^>]+>(<path [^>]+\/>)+<\/svg>$/
	);
} );

test( 'requires nothing in a shop without a captcha', async () => {
	await pat.setOptions( { captcha: false } );
	expect( ( await pat.order() ).status ).toBe( 200 );
} );
