import { AbortedFailure, NetworkFailure } from '@shopfront/api';
import { providePageCheckout, provideServices } from '@shopfront/data/services';
import { createHost } from '@shopfront/host';
import { createSettings } from '@shopfront/settings';
import { createRegistry } from '@wordpress/data';
import {
	getErrorDetails,
	getNoticeContextFromErrorResponse,
	noticesStore,
	processErrorResponse,
} from '.';
import { createFakeApi } from '../../../tests/fixtures/fake-api';
import { storeServices } from '../../../tests/fixtures/store-services';

const GENERIC = 'Something went wrong. Please contact us to get assistance.';

const setUp = () => {
	const registry = createRegistry();
	provideServices(
		registry,
		storeServices( {
			api: createFakeApi().client,
			host: createHost( window ),
		} )
	);
	registry.register( noticesStore );
	return {
		registry,
		shown: () =>
			[
				'wc/cart',
				'wc/checkout',
				'wc/checkout/contact-information',
				'wc/checkout/order-information',
				'wc/checkout/billing-address',
				'wc/checkout/shipping-address',
				'wc/checkout/payments',
			].flatMap( ( context ) =>
				registry
					.select( noticesStore )
					.getNotices( context )
					.map(
						( { id, content } ) =>
							`${ context }: ${ id }: ${ content }`
					)
			),
	};
};

const invalid = ( details: unknown ) => ( {
	code: 'rest_invalid_param',
	message: 'Invalid parameter(s)',
	data: { status: 400, details },
} );

const detail = ( code: string, data?: unknown ) => ( {
	code,
	message: `Text of ${ code }`,
	data,
} );

describe( 'processErrorResponse', () => {
	it.each( [
		[
			'any other error',
			{
				code: 'woocommerce_rest_cart_coupon_error',
				message: 'No &quot;coupon&quot;',
				data: null,
			},
			[ 'wc/cart: woocommerce_rest_cart_coupon_error: No "coupon"' ],
		],
		[
			'an error with a context of its own',
			{ ...detail( 'x' ), data: { context: 'wc/checkout' } },
			[ 'wc/checkout: x: Text of x' ],
		],
		[
			'a missing email address',
			detail( 'woocommerce_rest_missing_email_address' ),
			[
				'wc/checkout/contact-information: woocommerce_rest_missing_email_address: Text of woocommerce_rest_missing_email_address',
			],
		],
		[
			'an exception of a gateway',
			detail( 'woocommerce_rest_checkout_process_payment_error' ),
			[
				'wc/checkout/payments: woocommerce_rest_checkout_process_payment_error: Text of woocommerce_rest_checkout_process_payment_error',
			],
		],
		[
			'an invalid email address',
			detail( 'woocommerce_rest_invalid_email_address' ),
			[
				'wc/checkout/contact-information: woocommerce_rest_invalid_email_address: Text of woocommerce_rest_invalid_email_address',
			],
		],
		[
			'an email address that the account code rejects',
			detail( 'invalid_email' ),
			[
				'wc/checkout/contact-information: invalid_email: Text of invalid_email',
			],
		],
		[
			'a response that is not JSON',
			{
				code: 'invalid_json',
				message: 'The response is not a valid JSON response.',
			},
			[ `wc/cart: invalid_json: ${ GENERIC }` ],
		],
		[
			'an error without a message',
			{ code: 'x', message: '' },
			[ `wc/cart: x: ${ GENERIC }` ],
		],
		[
			'both addresses',
			invalid( {
				billing_address: detail( 'invalid_postcode' ),
				shipping_address: detail( 'invalid_postcode' ),
			} ),
			[
				'wc/checkout/billing-address: billing_address_invalid_postcode: Text of invalid_postcode',
				'wc/checkout/shipping-address: shipping_address_invalid_postcode: Text of invalid_postcode',
			],
		],
		[
			'the email address in the billing address',
			invalid( { billing_address: detail( 'invalid_email' ) } ),
			[
				'wc/checkout/contact-information: billing_address_invalid_email: Text of invalid_email',
			],
		],
		[
			'a parameter for the email address',
			invalid( { invalid_email: detail( 'x' ) } ),
			[ 'wc/checkout/contact-information: invalid_email_x: Text of x' ],
		],
		[
			'additional fields by their location',
			invalid( {
				additional_fields: {
					...detail( 'rest_not_in_enum', {
						location: 'order',
						key: 'shop/slot',
					} ),
					additional_errors: [
						detail( 'bad', {
							location: 'contact',
							key: 'shop/vat',
						} ),
						'no error',
					],
				},
			} ),
			[
				'wc/checkout/contact-information: shop/vat__additional_fields_bad: Text of bad',
				'wc/checkout/order-information: shop/slot__additional_fields_rest_not_in_enum: Text of rest_not_in_enum',
			],
		],
		[
			'any other parameter',
			invalid( {
				quantity: detail( 'rest_invalid_type', { param: 'quantity' } ),
			} ),
			[
				'wc/cart: quantity_rest_invalid_type: Text of rest_invalid_type',
			],
		],
		[
			'unreadable parameters',
			invalid( { quantity: 'is wrong', other: null } ),
			[ 'wc/cart: rest_invalid_param: Invalid parameter(s)' ],
		],
		[
			'an error without details',
			invalid( undefined ),
			[ 'wc/cart: rest_invalid_param: Invalid parameter(s)' ],
		],
		[
			'a failure of the client',
			new NetworkFailure( true ),
			[
				'wc/cart: fetch_error: The server could not be reached. Please check your internet connection.',
			],
		],
		[
			'nothing for a request that the shopper cancelled',
			new AbortedFailure( false ),
			[],
		],
		[
			'nothing for a programming error',
			new TypeError( 'x is undefined' ),
			[],
		],
		[ 'nothing without an error', undefined, [] ],
		[ 'nothing for a string', 'error', [] ],
		[ 'nothing for a code without a message', { code: 'x' }, [] ],
	] )( 'shows %s', ( _title, error, expected ) => {
		const { registry, shown } = setUp();
		processErrorResponse( registry, error );
		expect( shown() ).toEqual( expected );
	} );

	it( "shows all details in the caller's context", () => {
		const { registry, shown } = setUp();
		processErrorResponse(
			registry,
			invalid( { billing_address: detail( 'a' ), x: detail( 'b' ) } ),
			'wc/checkout'
		);
		expect( shown() ).toEqual( [
			'wc/checkout: billing_address_a: Text of a',
			'wc/checkout: x_b: Text of b',
		] );
	} );

	it( 'creates dismissible notices, and the same error only once', () => {
		const { registry, shown } = setUp();
		processErrorResponse( registry, detail( 'x' ) );
		processErrorResponse( registry, detail( 'x' ) );
		expect( shown() ).toHaveLength( 1 );
		expect(
			registry.select( noticesStore ).getNotices( 'wc/cart' )
		).toMatchObject( [ { status: 'error', isDismissible: true } ] );
	} );

	it.each( [
		[ true, 0 ],
		[ false, 1 ],
	] )(
		'with an active express payment method (%p), shows %d notices',
		( isActive, count ) => {
			const { registry, shown } = setUp();
			providePageCheckout( registry, {
				isExpressPaymentMethodActive: () => isActive,
				hasOrder: () => false,
				isOrderRequested: () => false,
				setPrefersCollection: () => {},
			} );
			processErrorResponse( registry, detail( 'x' ) );
			expect( shown() ).toHaveLength( count );
		}
	);
} );

describe( 'helpers for add-ons', () => {
	it( 'return the details of an error', () => {
		expect( getErrorDetails( detail( 'x' ) ) ).toEqual( [
			{ id: 'x', code: 'x', message: 'Text of x', context: 'wc/cart' },
		] );
		expect( getErrorDetails( null ) ).toEqual( [] );
	} );

	it( 'return the context of an error', () => {
		const error = { ...detail( 'x' ), data: { context: 'wc/checkout' } };
		expect( getNoticeContextFromErrorResponse( error ) ).toBe(
			'wc/checkout'
		);
		expect( getNoticeContextFromErrorResponse( error, 'mine' ) ).toBe(
			'mine'
		);
		expect( getNoticeContextFromErrorResponse( undefined ) ).toBe(
			'wc/cart'
		);
	} );
} );

describe( 'crash of the server', () => {
	const CRASH = {
		code: 'internal_server_error',
		message:
			'<p>There has been a critical error on this website.</p><p><a href="https://wordpress.org/">Learn more</a></p>',
		data: { status: 500 },
	};
	const show = ( currentUserIsAdmin: boolean ) => {
		const { registry, shown } = setUp();
		provideServices(
			registry,
			storeServices( {
				api: createFakeApi().client,
				host: createHost( window ),
				settings: createSettings( { currentUserIsAdmin } ),
			} )
		);
		processErrorResponse( registry, CRASH, 'wc/cart' );
		return shown()[ 0 ];
	};

	it( 'is explained in our words, with the next step', () => {
		expect( show( false ) ).toMatch(
			/Our shop had a problem.*Please reload the page and try again/
		);
		expect( show( false ) ).not.toContain( 'critical error' );
	} );

	it( "keeps the server's text for administrators", () => {
		expect( show( true ) ).toMatch(
			/Our shop had a problem.*There has been a critical error on this website\./
		);
	} );
} );
