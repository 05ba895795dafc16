/** @jest-environment node */
import type { Shop } from '../app';
import { createTestContext } from '../catalogue/test-shop';
import {
	MUG,
	openShop,
	PAT,
	readCheckoutOf,
	Shopper,
} from '../orders/test-shopper';
import {
	getCards,
	customerPaymentMethods,
	deleteCard,
	makeDefaultCard,
	saveCard,
} from './cards';

describe( 'an account created with an order', () => {
	let shop: Shop;
	let pat: Shopper;

	const open = async ( options = {} ) => {
		shop = openShop( { options } );
		pat = new Shopper( shop );
		await pat.add( MUG );
	};

	afterEach( () => shop.close() );

	test( 'logs the shopper in', async () => {
		await open( { generatePassword: false } );
		const before = pat.nonce;
		const answer = await pat.order( {
			create_account: true,
			customer_password: 'correct horse',
		} );
		expect( readCheckoutOf( answer ).customer_id ).toBe( 4 );
		expect( answer.headers.get( 'User-ID' ) ).toBe( '4' );
		expect( pat.nonce ).not.toBe( before );
		expect( await pat.checkout() ).toMatchObject( {
			customer_id: 4,
			billing_address: { email: PAT.email },
		} );
		const elsewhere = new Shopper( shop );
		await elsewhere.logIn( PAT.email, 'correct horse' );
		expect( ( await elsewhere.get( '/cart' ) ).body ).toMatchObject( {
			billing_address: { first_name: 'Pat', city: 'San Francisco' },
		} );
	} );

	test( 'requires a password unless the shop generates one', async () => {
		await open( { generatePassword: false } );
		expect( await pat.order( { create_account: true } ) ).toMatchObject( {
			status: 400,
			body: { code: 'registration-error-missing-password' },
		} );
	} );

	test( 'is not created when the payment fails', async () => {
		await open();
		await pat.orderByCard( '4000000000000002', { create_account: true } );
		expect( await pat.checkout() ).toMatchObject( { customer_id: 0 } );
		expect(
			readCheckoutOf( await pat.order( { create_account: true } ) )
		).toMatchObject( { status: 'processing', customer_id: 4 } );
	} );

	test( 'saves the card that paid for the order', async () => {
		await open();
		const answer = await pat.orderByCard( '4242424242424242', {
			create_account: true,
			payment_data: [
				{ key: 'number', value: '4242424242424242' },
				{ key: 'expiry', value: '12/30' },
				{ key: 'cvc', value: '123' },
				{ key: 'wc-demo-card-new-payment-method', value: true },
			],
		} );
		expect( answer.status ).toBe( 200 );
		await pat.add( MUG );
		expect(
			await pat.order( {
				payment_method: 'demo-card',
				payment_data: [ { key: 'token', value: '1' } ],
			} )
		).toMatchObject( { status: 200 } );
	} );

	test.each( [
		[ { guestCheckout: true, signUp: true }, false, 0 ],
		[ { guestCheckout: false, signUp: true }, true, 4 ],
		// A requested account must not hold up a free order.
		[ { guestCheckout: true, signUp: false }, true, 0 ],
	] )(
		'%j, requested %p: customer %i',
		async ( options, wantsAccount, customerId ) => {
			await open( options );
			const answer = await pat.order( { create_account: wantsAccount } );
			expect( readCheckoutOf( answer ) ).toMatchObject( {
				status: 'processing',
				customer_id: customerId,
			} );
		}
	);

	test.each( [
		[ { guestCheckout: false, signUp: true }, false ],
		[ { guestCheckout: false, signUp: false }, true ],
	] )( '%j, requested %p: refused', async ( options, wantsAccount ) => {
		await open( options );
		expect(
			await pat.order( { create_account: wantsAccount } )
		).toMatchObject( {
			status: 403,
			body: { code: 'woocommerce_rest_guest_checkout_disabled' },
		} );
	} );
} );

test( "saves the addresses of a customer's last order for other sessions", async () => {
	const shop = openShop();
	const casey = new Shopper( shop );
	await casey.logIn( 'customer@shop.test', 'password' );
	await casey.add( MUG );
	await casey.order( { billing_address: { ...PAT, city: 'Oakland' } } );
	const later = new Shopper( shop );
	await later.logIn( 'customer@shop.test', 'password' );
	expect( ( await later.get( '/cart' ) ).body ).toMatchObject( {
		billing_address: { city: 'Oakland' },
	} );
	shop.close();
} );

test( 'moves the draft order to the customer when a shopper logs in during checkout', async () => {
	const shop = openShop();
	const casey = new Shopper( shop );
	await casey.add( MUG );
	const { order_id: id } = readCheckoutOf(
		await casey.orderByCard( '4000000000000002', {
			billing_address: { ...PAT, email: 'Customer@shop.test' },
			extensions: { shopfront: { attempt: 'a' } },
		} )
	);
	await casey.logIn( 'customer@shop.test', 'password' );
	expect( await casey.checkout() ).toMatchObject( {
		order_id: id,
		extensions: { shopfront: { attempt: { key: 'a', state: 'failed' } } },
	} );
	expect( readCheckoutOf( await casey.order() ) ).toMatchObject( {
		order_id: id,
		customer_id: 2,
	} );
	shop.close();
} );

describe( 'saved cards', () => {
	const { database } = createTestContext();
	const VISA = {
		brand: 'Visa',
		last4: '4242',
		expiry: '12/30',
		behaviour: 'approve',
	} as const;
	const MASTERCARD = { ...VISA, brand: 'Mastercard', last4: '4444' };

	const defaults = () =>
		getCards( database, 2 ).map( ( { brand, isDefault } ) => [
			brand,
			isDefault,
		] );

	beforeEach( () => {
		getCards( database, 2 ).forEach( ( { id } ) =>
			deleteCard( database, 2, id )
		);
		saveCard( database, 2, VISA );
		saveCard( database, 2, MASTERCARD );
	} );

	const idOf = ( brand: string ) =>
		getCards( database, 2 ).find( ( card ) => card.brand === brand )?.id ??
		0;

	test( 'makes the first card the default until another is chosen', () => {
		expect( defaults() ).toEqual( [
			[ 'Visa', true ],
			[ 'Mastercard', false ],
		] );
		makeDefaultCard( database, 2, idOf( 'Mastercard' ) );
		expect( defaults() ).toEqual( [
			[ 'Visa', false ],
			[ 'Mastercard', true ],
		] );
	} );

	test( 'makes the oldest card the default when the default is deleted', () => {
		deleteCard( database, 2, idOf( 'Visa' ) );
		expect( defaults() ).toEqual( [ [ 'Mastercard', true ] ] );
	} );

	test( 'saves the same card once', () => {
		saveCard( database, 2, VISA );
		expect( getCards( database, 2 ) ).toHaveLength( 2 );
	} );

	test( 'cannot be deleted or chosen by other customers', () => {
		deleteCard( database, 3, idOf( 'Visa' ) );
		makeDefaultCard( database, 3, idOf( 'Mastercard' ) );
		expect( defaults() ).toEqual( [
			[ 'Visa', true ],
			[ 'Mastercard', false ],
		] );
	} );

	test( "are grouped by kind in the page's settings", () => {
		expect(
			customerPaymentMethods( getCards( database, 2 ), 'demo-card' )
		).toEqual( {
			cc: [
				{
					method: {
						gateway: 'demo-card',
						last4: '4242',
						brand: 'Visa',
					},
					expires: '12/30',
					is_default: true,
					actions: {},
					tokenId: idOf( 'Visa' ),
				},
				expect.objectContaining( { is_default: false } ),
			],
		} );
		expect(
			customerPaymentMethods( getCards( database, 3 ), 'demo-card' )
		).toEqual( {} );
	} );
} );
