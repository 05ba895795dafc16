import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import { type CartResponse, isRecord, parseCart } from '@shopfront/store-api';
import type { ShopOptions } from '../../../demo-shop/options';
import type { OrderEvent } from '../../../demo-shop/orders/order-events';

export interface Fault {
	/** Store API route, such as `cart/update-item`; `*` for any. */
	match: string;
	kind:
		| 'delay'
		| 'drop-before'
		| 'drop-after'
		| 'error-500'
		| 'error-500-after'
		| 'html'
		| 'cut'
		| 'stale-nonce'
		| 'reorder'
		| 'die-after-charge'
		| 'die-before-gateway';
	ms?: number;
	/** With 502, `html` and the killed processes give a proxy's page. */
	status?: number;
	/** Number of affected requests. Without it, all until {@link Shop.clearFaults}. */
	times?: number;
	/** Between 0 and 1; 1 by default. */
	probability?: number;
	/** The same seed gives the same sequence. */
	seed?: number;
}

/** Direct access to the demo shop in a page's session, without the page itself. */
export interface Shop {
	setOptions: ( options: Partial< ShopOptions > ) => Promise< void >;
	/** Through the Store API, one request each. */
	add: ( ...lines: [ id: number, quantity: number ][] ) => Promise< void >;
	/** As the same shopper would in another window. */
	remove: ( id: number ) => Promise< void >;
	injectFault: ( ...plan: Fault[] ) => Promise< void >;
	clearFaults: () => Promise< void >;
	/** Changes the stock for every session. */
	setStock: ( id: number, stock: number ) => Promise< void >;
	/** From the server; faults don't affect this request. */
	cart: () => Promise< CartResponse >;
	/** This session's, newest first. */
	orders: () => Promise< PlacedOrder[] >;
	/** Changes an unpaid order from outside the checkout: the answer to an unanswered attempt. */
	orderEvent: ( id: number, event: OrderEvent ) => Promise< void >;
	/** Logs in as a new customer with one order and a saved card. */
	becomeCustomer: () => Promise< void >;
	/** Creates an unpaid order and returns its payment page's URL. */
	orderToPay: ( id: number ) => Promise< string >;
}

export interface PlacedOrder {
	id: number;
	/** `"processing"` or `"failed"`. */
	status: string;
	payment_method: string;
	/** Minor units. */
	total: string;
	note: string;
	billing: Record< string, string >;
	shipping: Record< string, string >;
	additional_fields: Record< string, string | boolean >;
	/** Milliseconds since the epoch; `null` for an unpaid order. */
	placed_at: number | null;
	/** The merchant's notes, oldest first. */
	notes: string[];
	/** How many times a gateway accepted its payment. */
	charges: number;
}

const succeeded = async ( response: APIResponse ): Promise< APIResponse > => {
	if ( ! response.ok() ) {
		throw new Error(
			`${ response.url() } answered ${ response.status() }: ${ await response.text() }`
		);
	}
	return response;
};

/** Each account needs its own email address. */
const newCustomer = () => ( {
	first_name: 'Noor',
	last_name: 'Customer',
	address_1: '10 Elm Street',
	city: 'Los Angeles',
	state: 'CA',
	postcode: '90001',
	country: 'US',
	phone: '5551234567',
	email: `noor-${ randomUUID() }@shop.test`,
} );

const STORE_API = `/wp-json/${ STORE_API_NAMESPACE }`;

const serverCart = async ( page: Page ): Promise< CartResponse > => {
	const state: unknown = await (
		await succeeded( await page.request.get( '/demo/state' ) )
	).json();
	const cart = parseCart( isRecord( state ) ? state.cart : null );
	if ( ! cart.ok ) {
		throw new Error( `/demo/state: ${ cart.path } is ${ cart.reason }` );
	}
	return cart.value;
};

const poster = async ( page: Page ) => {
	const { nonce } = (
		await succeeded( await page.request.get( `${ STORE_API }/cart` ) )
	).headers();
	return async ( route: string, data: unknown ) => {
		await succeeded(
			await page.request.post( `${ STORE_API }/${ route }`, {
				headers: { Nonce: nonce ?? '' },
				data,
			} )
		);
	};
};

/** Requests send the page's cookies, so they belong to its session. */
export const createShop = ( page: Page ): Shop => ( {
	setOptions: async ( options ) => {
		await succeeded(
			await page.request.post( '/demo/options', { data: options } )
		);
	},
	add: async ( ...lines ) => {
		const post = await poster( page );
		for ( const [ id, quantity ] of lines ) {
			await post( 'cart/add-item', { id, quantity } );
		}
	},
	remove: async ( id ) => {
		const post = await poster( page );
		const { items } = await serverCart( page );
		for ( const { key } of items.filter( ( item ) => item.id === id ) ) {
			await post( 'cart/remove-item', { key } );
		}
	},
	injectFault: async ( ...plan ) => {
		await succeeded(
			await page.request.post( '/demo/faults', { data: { plan } } )
		);
	},
	clearFaults: async () => {
		await succeeded( await page.request.delete( '/demo/faults' ) );
	},
	setStock: async ( id, stock ) => {
		await succeeded(
			await page.request.post( '/demo/stock', { data: { id, stock } } )
		);
	},
	cart: () => serverCart( page ),
	orders: async () =>
		( await succeeded( await page.request.get( '/demo/orders' ) ) ).json(),
	orderEvent: async ( id, event ) => {
		await succeeded(
			await page.request.post( '/demo/attempts', {
				data: { order_id: id, event },
			} )
		);
	},
	becomeCustomer: async () => {
		const post = await poster( page );
		const customer = newCustomer();
		await post( 'cart/add-item', { id: 31, quantity: 1 } );
		await post( 'checkout', {
			billing_address: customer,
			shipping_address: customer,
			create_account: true,
			payment_method: 'demo-card',
			payment_data: Object.entries( {
				number: '4242424242424242',
				expiry: '12/40',
				cvc: '123',
				'wc-demo-card-new-payment-method': true,
			} ).map( ( [ key, value ] ) => ( { key, value } ) ),
		} );
	},
	orderToPay: async ( id ) => {
		const written: unknown = await (
			await succeeded(
				await page.request.post( '/demo/orders', {
					data: {
						lines: [ { id, quantity: 1 } ],
						billing_address: newCustomer(),
					},
				} )
			)
		).json();
		return isRecord( written ) ? String( written.pay_url ) : '';
	},
} );
