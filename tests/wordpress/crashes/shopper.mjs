import { createHash, randomBytes } from 'node:crypto';
import { ADDRESS } from '../shop-session.mjs';

const TIMEOUT_MS = 180_000;

export const newKey = () => randomBytes( 16 ).toString( 'hex' );

/**
 * @typedef {Object} Answer
 * @property {number} status
 * @property {string} text
 * @property {any}    json     `null` if the body is not JSON.
 * @property {string} location '' without a redirect.
 * @property {string} nonce    '' for none.
 * @property {string} token    Cart token; '' for none.
 */

const decode = ( text ) =>
	text
		.replace( /<(script|style)\b.*?<\/\1>/gs, ' ' )
		.replace( /<[^>]*>/g, ' ' )
		.replace( /&#0?39;|&#8217;|&rsquo;/g, "'" )
		.replace( /&quot;/g, '"' )
		.replace( /&nbsp;|&#160;/g, ' ' )
		.replace( /&amp;/g, '&' )
		.replace( /\s+/g, ' ' )
		.trim();

/** Works with and without block markup. */
export const noticesOf = ( html ) =>
	[
		...html.matchAll(
			/<(?:div|ul|li)[^>]*class="[^"]*(?:wc-block-components-notice-banner|woocommerce-error|woocommerce-info)[^"]*".*?<\/(?:div|ul)>/gs
		),
	]
		.map( ( [ match ] ) => decode( match ) )
		.filter( Boolean );

/** Of the form that contains a text. */
export const readForm = ( html, mark ) => {
	const form = html
		.split( '<form' )
		.slice( 1 )
		.map( ( part ) => part.split( '</form>' )[ 0 ] )
		.find( ( part ) => part.includes( mark ) );
	if ( ! form ) {
		return null;
	}
	const attribute = ( tag, name ) =>
		tag.match( new RegExp( `\\b${ name }=["']([^"']*)["']` ) )?.[ 1 ] ?? '';
	const fields = {};
	for ( const [ tag ] of form.matchAll( /<input\b[^>]*>/g ) ) {
		if ( attribute( tag, 'type' ) === 'hidden' ) {
			fields[ attribute( tag, 'name' ) ] = attribute( tag, 'value' );
		}
	}
	return {
		action: attribute( form.split( '>' )[ 0 ], 'action' ).replace(
			/&#038;|&amp;/g,
			'&'
		),
		fields,
		text: decode( `<form${ form }` ),
		/** The attempt whose risk the form asks to confirm; '' for none. */
		asks:
			[ ...form.matchAll( /<input\b[^>]*>/g ) ]
				.map( ( [ tag ] ) => tag )
				.filter(
					( tag ) =>
						attribute( tag, 'name' ) === 'shopfront_confirmed'
				)
				.map( ( tag ) => attribute( tag, 'value' ) )[ 0 ] ?? '',
	};
};

/** A shopper's browser, with cookies and without scripts. */
export class Shopper {
	cookies = new Map();
	nonce = '';
	keys = new Set();
	/** ID; 0 for a guest. */
	user = 0;

	/**
	 * @param {import('./shop.mjs').Shop} shop
	 * @param {string}                    email
	 */
	constructor( shop, email ) {
		this.shop = shop;
		this.email = email;
	}

	get billing() {
		return { ...ADDRESS, email: this.email };
	}

	keepCookies( response ) {
		for ( const cookie of response.headers.getSetCookie() ) {
			const [ pair, ...attributes ] = cookie.split( ';' );
			const name = pair.slice( 0, pair.indexOf( '=' ) );
			const value = pair.slice( pair.indexOf( '=' ) + 1 );
			const isGone = attributes.some( ( one ) =>
				/max-age=0|1970/i.test( one )
			);
			if ( isGone || value === '' ) {
				this.cookies.delete( name );
			} else {
				this.cookies.set( name, value );
			}
		}
	}

	cookieHeader() {
		return [ ...this.cookies ]
			.map( ( [ name, value ] ) => `${ name }=${ value }` )
			.join( '; ' );
	}

	/** @return {Promise<Answer>} */
	async request( method, url, { body, form, headers = {} } = {} ) {
		const response = await fetch( new URL( url, this.shop.address ), {
			method,
			redirect: 'manual',
			headers: {
				Cookie: this.cookieHeader(),
				...( body && { 'Content-Type': 'application/json' } ),
				...headers,
			},
			body: form
				? new URLSearchParams( form )
				: body && JSON.stringify( body ),
			signal: AbortSignal.timeout( TIMEOUT_MS ),
		} );
		const text = await response.text();
		this.keepCookies( response );
		let json = null;
		try {
			json = JSON.parse( text );
		} catch {}
		return {
			status: response.status,
			text,
			json,
			location: response.headers.get( 'Location' ) ?? '',
			nonce: response.headers.get( 'Nonce' ) ?? '',
			token: response.headers.get( 'Cart-Token' ) ?? '',
		};
	}

	async api( method, route, body, headers = {} ) {
		const answer = await this.request(
			method,
			`/wp-json/wc/store/v1/${ route }`,
			{ body, headers: { Nonce: this.nonce, ...headers } }
		);
		this.nonce = answer.nonce || this.nonce;
		this.token = answer.token || this.token;
		return answer;
	}

	async logIn() {
		const response = await this.shop.send( 'login', { email: this.email } );
		this.user = await response.json();
		this.keepCookies( response );
		this.nonce = '';
	}

	get session() {
		const cookie =
			[ ...this.cookies ].find( ( [ name ] ) =>
				name.startsWith( 'wp_woocommerce_session_' )
			)?.[ 1 ] ?? '';
		return this.user
			? String( this.user )
			: decodeURIComponent( cookie ).split( '|' )[ 0 ];
	}

	/** Words that name this shopper in rows of locks and attempts. */
	get names() {
		return [
			...this.keys,
			createHash( 'md5' ).update( this.session ).digest( 'hex' ),
		];
	}

	control( action, data = {} ) {
		const { email, names, session } = this;
		return this.shop.control( action, { email, names, session, ...data } );
	}

	/** @return {Promise<import('./shop.mjs').State>} */
	read() {
		return this.control( 'read' );
	}

	async readCart() {
		return ( await this.api( 'GET', 'cart' ) ).json;
	}

	async addToCart( quantity = 1 ) {
		await this.readCart();
		const { status, text } = await this.api( 'POST', 'cart/add-item', {
			id: this.shop.product,
			quantity,
		} );
		if ( status >= 300 ) {
			throw new Error( `The product was not added: ${ text }` );
		}
	}

	async emptyCart() {
		const { items } = await this.readCart();
		for ( const { key } of items ) {
			await this.api( 'POST', 'cart/remove-item', { key } );
		}
	}

	changeAddress( postcode, headers ) {
		const address = { ...ADDRESS, postcode };
		return this.api(
			'POST',
			'cart/update-customer',
			{
				billing_address: { ...address, email: this.email },
				shipping_address: address,
			},
			headers
		);
	}

	/** @return {any} A checkout request. `key` and `confirmed`: '' for none. */
	orderBody( { key = '', confirmed = '', method = 'test-card' } = {} ) {
		if ( key ) {
			this.keys.add( key );
		}
		return {
			billing_address: this.billing,
			shipping_address: ADDRESS,
			payment_method: method,
			payment_data: [],
			...( key && {
				extensions: {
					shopfront: {
						attempt: key,
						...( confirmed && { confirmed } ),
					},
				},
			} ),
		};
	}

	/**
	 * In the block checkout.
	 *
	 * @param {{ key?: string, confirmed?: string, method?: string, dies?: string, gateway?: string }} options
	 * @return {Promise<Answer>}
	 */
	order( { dies = '', gateway = '', ...options } = {} ) {
		return this.api( 'POST', 'checkout', this.orderBody( options ), {
			...( dies && { 'X-Test-Dies': dies } ),
			...( gateway && { 'X-Test-Gateway': gateway } ),
		} );
	}

	/** What the checkout knows about the last attempt. A page and our script read the same. */
	async readAttempt() {
		const { json, status } = await this.api( 'GET', 'checkout' );
		return (
			json?.extensions?.shopfront?.attempt ??
			( status === 200 ? null : undefined )
		);
	}

	/**
	 * @return {Promise<{ answer: Answer, attempt: any, settings: any }>} `attempt`: as preloaded; undefined if the page
	 * has no checkout, as with an empty cart.
	 */
	async openCheckout() {
		const answer = await this.request( 'GET', '/checkout/' );
		const found = answer.text.match(
			/JSON\.parse\( decodeURIComponent\( '([^']*)' \) \)/
		);
		const settings = found
			? JSON.parse( decodeURIComponent( found[ 1 ] ) )
			: null;
		this.nonce =
			answer.text.match(
				/storeApiNonce['"]?:? ?=? ?['"](\w+)['"]/
			)?.[ 1 ] ?? this.nonce;
		return {
			answer,
			settings,
			attempt: settings?.checkoutData?.extensions?.shopfront?.attempt,
		};
	}

	get formFields() {
		const { email, ...address } = this.billing;
		return Object.fromEntries( [
			...Object.entries( address ).map( ( [ name, value ] ) => [
				`billing_${ name }`,
				value,
			] ),
			[ 'billing_email', email ],
		] );
	}

	/**
	 * The checkout without JavaScript, or the classic checkout page.
	 *
	 * @param {string} page Path.
	 */
	async openForm( page ) {
		const answer = await this.request( 'GET', page );
		return {
			answer,
			form: readForm( answer.text, 'woocommerce-process-checkout-nonce' ),
			notices: noticesOf( answer.text ),
		};
	}

	/**
	 * With JavaScript, it goes where WooCommerce's own script sends it.
	 *
	 * @return {Promise<Answer>}
	 */
	sendForm(
		{ form },
		{
			confirmed = '',
			gateway = '',
			dies = '',
			withScript = false,
			method = 'test-card',
		} = {}
	) {
		return this.request(
			'POST',
			withScript
				? '/?wc-ajax=checkout'
				: form.action || '/checkout/?no-script=1',
			{
				form: {
					...form.fields,
					...this.formFields,
					payment_method: method,
					...( ! withScript && {
						woocommerce_checkout_place_order: 'Place order',
					} ),
					...( confirmed && { shopfront_confirmed: confirmed } ),
				},
				headers: {
					...( gateway && { 'X-Test-Gateway': gateway } ),
					...( dies && { 'X-Test-Dies': dies } ),
				},
			}
		);
	}

	async openPayPage( order ) {
		let answer = await this.request( 'GET', order.payUrl );
		// After ten minutes, WooCommerce asks guests for their address.
		const check = readForm( answer.text, 'check_submission' );
		if ( check ) {
			answer = await this.request( 'POST', order.payUrl, {
				form: { ...check.fields, email: this.email },
			} );
		}
		return {
			answer,
			form: readForm( answer.text, 'woocommerce-pay-nonce' ),
			notices: noticesOf( answer.text ),
		};
	}

	/**
	 * Follows a redirect back to the page, which shows why the payment was refused.
	 *
	 * @return {Promise<Answer>}
	 */
	async sendPayForm(
		order,
		{ form },
		{ confirmed = '', gateway = '', dies = '', method = 'test-card' } = {}
	) {
		const sent = await this.request( 'POST', order.payUrl, {
			form: {
				...form.fields,
				woocommerce_pay: '1',
				payment_method: method,
				...( confirmed && { shopfront_confirmed: confirmed } ),
			},
			headers: {
				...( gateway && { 'X-Test-Gateway': gateway } ),
				...( dies && { 'X-Test-Dies': dies } ),
			},
		} );
		return /order-pay/.test( sent.location )
			? ( await this.openPayPage( order ) ).answer
			: sent;
	}
}
