/** A minimal browser: stores cookies, nonce and cart token, and sends requests to a shop in the same process. */
import type { Shop } from '../../demo-shop/app';
import { isRecord } from '../../demo-shop/is-record';

export interface VisitorRequest {
	method: string;
	/** With REST root and query. */
	path: string;
	headers?: Record< string, string >;
	body?: unknown;
}

export interface VisitorResponse {
	status: number;
	headers: Headers;
	body: unknown;
}

export interface OwnOrder {
	id: string;
	key: string;
	recordedKey: string;
}

const ORIGIN = 'http://shop.test';

export class Visitor {
	#cookies = new Map< string, string >();

	/** `''` before the first. */
	nonce = '';

	/** `''` before the first. */
	cartToken = '';

	/** Our orders by the recorded order's number. */
	orders = new Map< string, OwnOrder >();

	constructor( public shop: Shop ) {}

	/** From now on, the shop sees another shopper. */
	forgetCookies(): void {
		this.#cookies.clear();
	}

	#remember( headers: Headers ): void {
		this.nonce = headers.get( 'Nonce' ) ?? this.nonce;
		this.cartToken = headers.get( 'Cart-Token' ) ?? this.cartToken;
		for ( const cookie of headers.getSetCookie() ) {
			const [ pair = '' ] = cookie.split( ';' );
			const separator = pair.indexOf( '=' );
			this.#cookies.set(
				pair.slice( 0, separator ),
				pair.slice( separator + 1 )
			);
		}
	}

	async sendRequest( {
		method,
		path,
		headers = {},
		body,
	}: VisitorRequest ): Promise< VisitorResponse > {
		const cookie = [ ...this.#cookies ]
			.map( ( [ name, value ] ) => `${ name }=${ value }` )
			.join( '; ' );
		const response = await this.shop.fetch(
			new Request( ORIGIN + path, {
				method,
				headers: {
					'Content-Type': 'application/json',
					...headers,
					...( cookie ? { Cookie: cookie } : {} ),
				},
				...( body === undefined || body === null
					? {}
					: { body: JSON.stringify( body ) } ),
			} )
		);
		this.#remember( response.headers );
		const text = await response.text();
		return {
			status: response.status,
			headers: response.headers,
			body: /^\s*[{[]/.test( text ) ? JSON.parse( text ) : text,
		};
	}

	/** @throws If the shop rejects it. */
	async post(
		path: string,
		body: unknown
	): Promise< Record< string, unknown > > {
		if ( this.nonce === '' ) {
			await this.sendRequest( {
				method: 'GET',
				path: '/wp-json/wc/store/v1/cart',
			} );
		}
		const answer = await this.sendRequest( {
			method: 'POST',
			path,
			headers: { Nonce: this.nonce },
			body,
		} );
		if ( answer.status >= 400 || ! isRecord( answer.body ) ) {
			throw new Error(
				`POST ${ path } gave ${ answer.status }: ${ JSON.stringify( answer.body ) }`
			);
		}
		return answer.body;
	}

	/** Also stores the customer's nonce. @throws If the shop rejects it. */
	async logIn( email: string, password: string ): Promise< void > {
		await this.post( '/demo/login', { email, password } );
		await this.sendRequest( {
			method: 'GET',
			path: '/wp-json/wc/store/v1/cart',
		} );
	}

	add( id: number, quantity = 1 ) {
		return this.post( '/wp-json/wc/store/v1/cart/add-item', {
			id,
			quantity,
		} );
	}

	setOptions( options: Record< string, unknown > ) {
		return this.post( '/demo/options', options );
	}
}
