import { parseCheckout, type CheckoutResponse } from '@shopfront/store-api';
import { Visitor, type VisitorResponse } from '../../tests/contract/visitor';
import { createShop, type Shop } from '../app';
import type { ShopOptions } from '../options';

export const API = '/wp-json/wc/store/v1';

export const MUG = 26;
export const CAP = 27;
export const SOCKS = 28;
export const COURSE = 31;

/** The test cards haven't expired on this day. */
export const NOW = Date.parse( '2026-11-21T08:00:00Z' );

export const PAT = {
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

export const cardData = (
	number: string,
	more: Record< string, unknown > = {}
) =>
	Object.entries( { number, expiry: '12/30', cvc: '123', ...more } ).map(
		( [ key, value ] ) => ( { key, value } )
	);

/** Our own namespace, as the page sends it. */
export const attempt = ( key: string, total?: string ) => ( {
	shopfront: {
		attempt: key,
		...( total === undefined ? {} : { expected_total: total } ),
	},
} );

export class Shopper extends Visitor {
	get( path: string ): Promise< VisitorResponse > {
		return this.sendRequest( {
			method: 'GET',
			path: API + path,
			headers: { Nonce: this.nonce },
		} );
	}

	async #send(
		method: string,
		path: string,
		body: object
	): Promise< VisitorResponse > {
		if ( this.nonce === '' ) {
			await this.get( '/cart' );
		}
		return this.sendRequest( {
			method,
			path: API + path,
			headers: { Nonce: this.nonce, 'Content-Type': 'application/json' },
			body,
		} );
	}

	/** Defaults to cash on delivery. */
	order( body: object = {} ): Promise< VisitorResponse > {
		return this.#send( 'POST', '/checkout', {
			billing_address: PAT,
			payment_method: 'cod',
			...body,
		} );
	}

	orderByCard(
		number: string,
		body: object = {}
	): Promise< VisitorResponse > {
		return this.order( {
			payment_method: 'demo-card',
			payment_data: cardData( number ),
			...body,
		} );
	}

	change( body: object ): Promise< VisitorResponse > {
		return this.#send(
			'PUT',
			'/checkout?__experimental_calc_totals=true',
			body
		);
	}

	send( path: string, body: object ): Promise< VisitorResponse > {
		return this.#send( 'POST', path, body );
	}

	async checkout(): Promise< CheckoutResponse > {
		if ( this.nonce === '' ) {
			await this.get( '/cart' );
		}
		return readCheckoutOf( await this.get( '/checkout' ) );
	}

	/** As JSON text. */
	async stock( id: number ): Promise< string > {
		const { body } = await this.get( `/products/${ id }` );
		return JSON.stringify(
			Reflect.get( Object( body ), 'stock_availability' )
		);
	}
}

/** @throws For an invalid response. */
export const readCheckoutOf = ( {
	body,
}: VisitorResponse ): CheckoutResponse => {
	const parsed = parseCheckout( body );
	if ( ! parsed.ok ) {
		throw new Error(
			`${ parsed.path } is ${ parsed.reason }: ${ JSON.stringify( body ) }`
		);
	}
	return parsed.value;
};

/** In memory or a file, by default at {@link NOW}. */
export const openShop = ( {
	options,
	databasePath = ':memory:',
	now = () => NOW,
}: {
	options?: Partial< ShopOptions >;
	databasePath?: string;
	now?: () => number;
} = {} ): Shop =>
	createShop( {
		databasePath,
		buildFolder: '',
		now,
		...( options ? { options } : {} ),
	} );
