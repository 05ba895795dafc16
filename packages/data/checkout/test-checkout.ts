import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { startPaymentStore } from '@shopfront/data/payment';
import type { CartResponse, CheckoutResponse } from '@shopfront/store-api';
import {
	createTestApp,
	type TestAppOptions,
} from '../../../tests/fixtures/block-app';
import { cartItem, cartResponse } from '../../../tests/fixtures/cart';
import { settle } from '../../../tests/fixtures/fake-api';
import { startCheckoutStore } from './start';
import { checkoutStore } from './store';

const ADDRESS = {
	first_name: 'Pat',
	last_name: 'Guest',
	company: '',
	address_1: '500 Howard Street',
	address_2: '',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
	phone: '',
};

/** A cart that can be ordered: a mug, sent to a guest who has told all that is needed. */
export const readyCart = (
	changes: Partial< CartResponse > = {}
): CartResponse => ( {
	...cartResponse( [ cartItem() ] ),
	needs_payment: true,
	needs_shipping: true,
	payment_methods: [ 'cod' ],
	shipping_address: ADDRESS,
	billing_address: { ...ADDRESS, email: 'pat@shop.test' },
	...changes,
} );

export const RECEIVED_URL =
	'http://shop.test/checkout/order-received/83/?key=wc_order_x';

/** What the server says of a checkout; by default of an order that was placed. */
export const checkoutResponse = (
	changes: Partial< CheckoutResponse > = {}
): CheckoutResponse => ( {
	order_id: 83,
	status: 'processing',
	order_key: 'wc_order_x',
	order_number: '83',
	customer_note: '',
	customer_id: 0,
	billing_address: { ...ADDRESS, email: 'pat@shop.test' },
	shipping_address: ADDRESS,
	payment_method: 'cod',
	payment_result: {
		payment_status: 'success',
		payment_details: [],
		redirect_url: RECEIVED_URL,
	},
	additional_fields: {},
	__experimentalCart: null,
	extensions: {},
	...changes,
} );

/** A server that knows attempts by their keys says so on the page. */
export const KNOWS_ATTEMPTS = { shopfrontData: { orderAttempts: true } };

export interface TestCheckoutOptions extends Partial< TestAppOptions > {
	/** Whether the page offers to pay on delivery. Default `true`. */
	offersCash?: boolean;
}

/** A checkout page without markup: its stores, with a server that the test plays and a clock that it holds. */
export const openCheckout = async ( {
	cart = readyCart(),
	settings = {},
	offersCash = true,
	...rest
}: TestCheckoutOptions = {} ) => {
	document.cookie = 'woocommerce_cart_hash=abc';
	const app = createTestApp( {
		cart,
		settings: {
			isCheckoutBlock: true,
			checkoutData: checkoutResponse( {
				order_id: 0,
				status: 'checkout-draft',
				order_key: '',
				payment_result: null,
			} ),
			...settings,
		},
		...rest,
	} );
	const { registry, api } = app;
	if ( offersCash ) {
		app.payments.registerPaymentMethod( {
			name: 'cod',
			label: 'Cash on delivery',
			ariaLabel: 'Cash on delivery',
			content: null,
			edit: null,
			canMakePayment: () => true,
		} );
	}
	const stops = [
		startPaymentStore( registry ),
		startCheckoutStore( registry ),
	];
	await wait( 0 );
	await wait( 2000 );
	const actions = registry.dispatch( checkoutStore );
	const orders = () =>
		api.sent.filter(
			( { path, method } ) =>
				method === 'POST' && path === '/wc/store/v1/checkout'
		);
	return {
		...app,
		checkout: registry.select( checkoutStore ),
		actions,
		/** Presses the button, and lets everything happen that needs no server. */
		submit: async () => {
			void actions.submitOrder();
			await settle();
		},
		/** The requests that would place an order. */
		orders,
		/** The request for this path that is waiting for an answer. */
		waitingFor: ( path: string, method = 'GET' ) => {
			const found = api.pending.find(
				( { request } ) =>
					request.path === path &&
					( request.method ?? 'GET' ) === method
			);
			if ( ! found ) {
				throw new Error(
					`Nothing was asked of ${ method } ${ path }, but: ${ api.pending
						.map( ( { request } ) => request.path )
						.join( ', ' ) }`
				);
			}
			return found;
		},
		type: ( changes: Record< string, string > ) => {
			void registry.dispatch( cartStore ).setShippingAddress( changes );
		},
		errorsIn: ( context: string ) =>
			registry
				.select( noticesStore )
				.getNotices( context )
				.filter( ( { status } ) => status === 'error' )
				.map( ( { content } ) => content ),
		close: () => {
			stops.forEach( ( stop ) => stop() );
			app.stop();
		},
	};
};

export type TestCheckout = Awaited< ReturnType< typeof openCheckout > >;

/** Lets time pass. */
export const wait = async ( delayMs: number ) => {
	jest.advanceTimersByTime( delayMs );
	await settle();
};
