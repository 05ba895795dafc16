/** @jest-environment node */
import type { Shop } from '../app';
import {
	cardData,
	MUG,
	NOW,
	openShop,
	readCheckoutOf,
	Shopper,
} from '../orders/test-shopper';
import { brandOf, isCardNumber, isExpired, readExpiry } from './test-cards';

let shop: Shop;
let pat: Shopper;

beforeEach( async () => {
	shop = openShop();
	pat = new Shopper( shop );
	await pat.add( MUG );
} );

afterEach( () => shop.close() );

test.each( [
	[ 'cod', 'processing' ],
	[ 'bacs', 'on-hold' ],
	[ 'cheque', 'on-hold' ],
] )( "%s sets the order's status to %s", async ( method, status ) => {
	const answer = await pat.order( { payment_method: method } );
	expect( readCheckoutOf( answer ) ).toMatchObject( {
		status,
		payment_method: method,
		payment_result: { payment_status: 'success' },
	} );
} );

test( 'lists the enabled gateways of the cart in their order', async () => {
	await pat.setOptions( { paymentMethods: [ 'cheque', 'cod' ] } );
	expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
		payment_methods: [ 'cheque', 'cod' ],
	} );
	expect( await pat.checkout() ).toMatchObject( {
		payment_method: 'cheque',
	} );
	expect( await pat.order( { payment_method: 'bacs' } ) ).toMatchObject( {
		status: 400,
		body: {
			data: {
				params: {
					payment_method:
						'payment_method is not one of , cheque, and cod.',
				},
			},
		},
	} );
} );

test( 'cannot enable an unknown gateway', async () => {
	await expect(
		pat.setOptions( { paymentMethods: [ 'paypal' ] } )
	).rejects.toThrow( '400' );
} );

describe( 'card payments', () => {
	test.each( [
		[ '4242 4242 4242 4242', 200, 'success', 'processing' ],
		[ '5555555555554444', 200, 'success', 'processing' ],
		[ '4000000000000002', 400, 'failure', 'failed' ],
		[ '4000000000003220', 202, 'pending', 'pending' ],
		[ '4000000000000127', 500, 'error', 'failed' ],
	] )( '%s: %i %s', async ( number, status, result, orderStatus ) => {
		const answer = await pat.orderByCard( number );
		expect( answer.status ).toBe( status );
		expect( readCheckoutOf( answer ) ).toMatchObject( {
			status: orderStatus,
			payment_result: { payment_status: result },
		} );
	} );

	test.each( [
		[ '4000000000000119', {}, 'The payment service did not answer.' ],
		[ '4242424242424241', {}, 'Please enter a valid card number.' ],
		[ '', {}, 'Please enter a valid card number.' ],
		[
			'4242424242424242',
			{ expiry: '13/30' },
			'Please enter the expiry date as MM/YY.',
		],
		[ '4242424242424242', { expiry: '10/26' }, 'Your card has expired.' ],
		[
			'4242424242424242',
			{ cvc: '12' },
			'Please enter the security code of your card.',
		],
	] )( '%s %j: %s', async ( number, more, message ) => {
		const answer = await pat.order( {
			payment_method: 'demo-card',
			payment_data: cardData( number, more ),
		} );
		expect( answer ).toMatchObject( {
			status: 400,
			body: {
				code: 'woocommerce_rest_checkout_process_payment_error',
				message,
			},
		} );
		// The attempt is over: a page that polls the status may try again.
		expect( await pat.checkout() ).toMatchObject( { status: 'failed' } );
	} );

	test( 'do not delay other requests while they are processed', async () => {
		await pat.setOptions( { cardDelayMs: 300 } );
		let isPaid = false;
		const paying = pat
			.orderByCard( '4242424242424242' )
			.then( ( answer ) => {
				isPaid = true;
				return answer;
			} );
		const other = new Shopper( shop );
		await other.add( MUG );
		await other.order();
		expect( isPaid ).toBe( false );
		expect( ( await paying ).status ).toBe( 200 );
	} );

	describe( 'saved cards', () => {
		const save = { key: 'wc-demo-card-new-payment-method', value: true };
		const pay = ( number: string, ...more: object[] ) =>
			pat.orderByCard( number, {
				payment_data: [ ...cardData( number ), ...more ],
			} );
		const payWith = ( token: string ) =>
			pat.order( {
				payment_method: 'demo-card',
				payment_data: [
					{ key: 'token', value: token },
					{ key: 'payment_method', value: 'demo-card' },
					{ key: 'wc-demo-card-payment-token', value: token },
					{ key: 'isSavedToken', value: true },
				],
			} );

		beforeEach( () => pat.logIn( 'customer@shop.test', 'password' ) );

		test( 'are saved on request, and pay by their token', async () => {
			expect( ( await pay( '4242424242424242', save ) ).status ).toBe(
				200
			);
			await pat.add( MUG );
			expect( ( await payWith( '1' ) ).status ).toBe( 200 );
		} );

		test( 'are not saved before their challenge is passed', async () => {
			await pay( '4000000000003220', save );
			expect( await payWith( '1' ) ).toMatchObject( { status: 400 } );
		} );

		test.each( [
			[ 'not requested', '4242424242424242', [] ],
			[ 'not paid', '4000000000000002', [ save ] ],
		] )( 'are not saved when %s', async ( _reason, number, more ) => {
			await pay( number, ...more );
			await pat.add( MUG );
			expect( await payWith( '1' ) ).toMatchObject( {
				status: 400,
				body: { message: 'Please choose another card.' },
			} );
		} );

		test( 'cannot be used by other customers', async () => {
			await pay( '4242424242424242', save );
			await pat.logIn( 'robin@shop.test', 'password' );
			await pat.add( MUG );
			expect( ( await payWith( '1' ) ).status ).toBe( 400 );
		} );
	} );
} );

test.each( [
	[ 'token', 200 ],
	[ 'declined', 400 ],
	[ '', 400 ],
] )( 'a wallet that sends %p: %i', async ( token, status ) => {
	const answer = await pat.order( {
		payment_method: 'demo-wallet',
		payment_data: [ { key: 'wallet_token', value: token } ],
	} );
	expect( answer.status ).toBe( status );
} );

test.each( [
	[ '12/28', '12/28' ],
	[ '1/28', '01/28' ],
	[ '0128', '01/28' ],
	[ ' 12 / 2028 ', '12/28' ],
	[ '00/28', null ],
	[ '13/28', null ],
	[ '', null ],
	[ '12', null ],
] )( 'reads the expiry %p as %p', ( text, expected ) => {
	expect( readExpiry( text ) ).toBe( expected );
} );

test.each( [
	[ '10/26', true ],
	[ '11/26', false ],
	[ '12/26', false ],
	[ '12/25', true ],
] )( 'expires %s by 21 November 2026: %p', ( expiry, expected ) => {
	expect( isExpired( expiry, NOW ) ).toBe( expected );
} );

test.each( [
	[ '4242424242424242', true ],
	[ '4242424242424243', false ],
	[ '378282246310005', true ],
	[ '0000', false ],
	[ '4242-4242', false ],
] )( 'accepts %s as a card number: %p', ( digits, expected ) => {
	expect( isCardNumber( digits ) ).toBe( expected );
} );

test.each( [
	[ '4111111111111111', 'Visa' ],
	[ '5555555555554444', 'Mastercard' ],
	[ '2223003122003222', 'Mastercard' ],
	[ '378282246310005', 'American Express' ],
	[ '6011111111111117', 'Discover' ],
	[ '9999', 'Card' ],
] )( 'recognizes %s as %s', ( digits, brand ) => {
	expect( brandOf( digits ) ).toBe( brand );
} );
