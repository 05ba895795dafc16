import { randomBytes } from 'node:crypto';
import { JSDOM } from 'jsdom';
import type { OrderEvent } from '../../../demo-shop/orders/order-events';
import { isRecord } from '../../../demo-shop/is-record';
import { fetchWithCookies } from './fetch-with-cookies';

const API = '/wp-json/wc/store/v1';

const { DOMParser } = new JSDOM().window;

const PAT = {
	first_name: 'Pat',
	last_name: 'Guest',
	address_1: '500 Howard Street',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
	phone: '5550001111',
	email: 'pat@shop.test',
};

/** Demo cards: approved, declined, and one whose bank asks the shopper first. */
export const CARDS = {
	approved: '4242424242424242',
	declined: '4000000000000002',
	challenged: '4000000000003220',
};

/** The session's last attempt, as every checkout response reports it. */
export interface ReportedAttempt {
	key: string;
	state: 'processing' | 'placed' | 'failed' | 'unanswered';
	order_id: number;
	redirect_url: string;
}

export interface BoughtOrder {
	id: number;
	status: string;
	placed_at: number | null;
	/** How many times a gateway accepted its payment. */
	charges: number;
	notes: string[];
}

export interface OrderRequest {
	/** Like other clients, sends no key if it's missing. */
	attempt?: string;
	confirmed?: string | undefined;
	/** Card number; cash on delivery if it's missing. */
	card?: string;
}

export const createKey = () => randomBytes( 16 ).toString( 'hex' );

const parse = ( text: string ): unknown => {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
};

/** Orders without our client, so that requests can be wrong, repeated and out of order. */
export const createBuyer = async ( origin: string ) => {
	const { cookieFetch } = fetchWithCookies();
	let nonce = '';

	/** `null` for a lost or unreadable response. */
	const send = async (
		fetcher: typeof fetch,
		method: string,
		path: string,
		body?: object
	): Promise< unknown > => {
		try {
			const response = await fetcher( origin + path, {
				method,
				headers: { Nonce: nonce, 'Content-Type': 'application/json' },
				...( body && { body: JSON.stringify( body ) } ),
			} );
			nonce = response.headers.get( 'Nonce' ) ?? nonce;
			return parse( await response.text() );
		} catch {
			return null;
		}
	};

	const payment = ( { attempt, confirmed, card }: OrderRequest ) => ( {
		billing_address: PAT,
		payment_method: card ? 'demo-card' : 'cod',
		payment_data: card
			? Object.entries( {
					number: card,
					expiry: '12/40',
					cvc: '123',
				} ).map( ( [ key, value ] ) => ( { key, value } ) )
			: [],
		...( attempt && {
			extensions: { shopfront: { attempt, confirmed } },
		} ),
	} );

	/** `null` when the response is lost. */
	const checkout = async () => {
		const body = await send( cookieFetch, 'GET', `${ API }/checkout` );
		return isRecord( body ) && isRecord( body.extensions ) ? body : null;
	};

	const page = async ( path: string ) => {
		const response = await cookieFetch( origin + path );
		return new DOMParser().parseFromString(
			await response.text(),
			'text/html'
		);
	};

	const sendForm = ( path: string, fields: Record< string, string > ) =>
		cookieFetch( origin + path, {
			method: 'POST',
			body: new URLSearchParams( fields ),
			redirect: 'manual',
		} ).catch( () => null );

	await send( cookieFetch, 'GET', `${ API }/cart` );
	return {
		setFaults: ( plan: object[] ) =>
			send( cookieFetch, 'POST', '/demo/faults', { plan } ),
		add: ( id: number, quantity: number ) =>
			send( cookieFetch, 'POST', `${ API }/cart/add-item`, {
				id,
				quantity,
			} ),
		countItems: async () => {
			const body = await send( cookieFetch, 'GET', `${ API }/cart` );
			return isRecord( body ) ? body.items_count : null;
		},
		/** The last attempt; `null` when there is none, `undefined` when the response is lost. */
		attempt: async () => {
			const own = ( await checkout() )?.extensions;
			const data = isRecord( own ) ? own.shopfront : null;
			return isRecord( data )
				? ( data.attempt as ReportedAttempt | null )
				: undefined;
		},
		order: ( request: OrderRequest ) =>
			send(
				cookieFetch,
				'POST',
				`${ API }/checkout`,
				payment( request )
			),
		/** Pays the session's unpaid order by its link, in another browser. */
		payByLink: async ( request: OrderRequest ) => {
			const { order_id: id, order_key: key } = ( await checkout() ) ?? {};
			return id
				? send( fetch, 'POST', `${ API }/checkout/${ id }`, {
						...payment( request ),
						key,
						billing_email: PAT.email,
					} )
				: null;
		},
		/** Without JavaScript. `decide` says whether the shopper accepts the risk of an unanswered attempt. */
		orderByForm: async ( decide: () => boolean ) => {
			const form = ( await page( '/checkout/' ) ).querySelector(
				'.checkout-place noscript form'
			);
			if ( ! form ) {
				return;
			}
			const valueOf = ( name: string ) =>
				form
					.querySelector( `[name="${ name }"]` )
					?.getAttribute( 'value' ) ?? '';
			const key = valueOf( 'shopfront_confirmed' );
			await sendForm( '/checkout/', {
				...PAT,
				action: 'order',
				nonce: valueOf( 'nonce' ),
				attempt: valueOf( 'attempt' ),
				expected_total: valueOf( 'expected_total' ),
				payment_method: 'cod',
				...( key && decide() && { shopfront_confirmed: key } ),
			} );
		},
		/** Only if the bank's challenge waits for the shopper. */
		answerBank: async ( attempt: ReportedAttempt, answer: string ) => {
			if ( attempt.redirect_url.includes( '/challenge/' ) ) {
				const url = new URL( attempt.redirect_url );
				await sendForm( url.pathname + url.search, { answer } );
			}
		},
		/** Changes an order from outside the checkout. */
		happen: ( id: number, event: OrderEvent ) =>
			send( cookieFetch, 'POST', '/demo/attempts', {
				order_id: id,
				event,
			} ),
		/** This session's, newest first. */
		orders: async () =>
			( await send(
				cookieFetch,
				'GET',
				'/demo/orders'
			) ) as BoughtOrder[],
	};
};

export type Buyer = Awaited< ReturnType< typeof createBuyer > >;
