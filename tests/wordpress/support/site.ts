import type { APIRequestContext } from '@playwright/test';
import { isRecord } from '@shopfront/store-api';

const API = '/wp-json/wc/store/v1';

export interface SiteProduct {
	id: number;
	/** Visible text, without HTML. */
	name: string;
	path: string;
}

export interface SiteFacts {
	/** `double`: from npm with the double of WooCommerce; `given`: the site of WORDPRESS_URL, with the real one. */
	kind: 'double' | 'given';
	/** Without quantity limits. */
	products: [ SiteProduct, SiteProduct ];
	/** Lowers the price of any cart; `null` if no known code works. */
	coupon: string | null;
	paymentMethods: string[];
	hasPickup: boolean;
	/** Tests can change pages with switches: mu-plugins/shopfront-test-switches.php. */
	hasSwitches: boolean;
}

/** Codes of the demo shop and of the shop in CONTRIBUTING.md. */
const COUPONS = [ process.env.WORDPRESS_COUPON, 'ten', 'save10' ];

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

const plainText = ( html: string ) =>
	html
		.replace( /<[^>]*>/g, '' )
		.replace( /&#(\d+);/g, ( _, code ) =>
			String.fromCodePoint( Number( code ) )
		)
		.replace( /&amp;/g, '&' );

const openSession = async ( request: APIRequestContext ) => {
	const first = await request.get( `${ API }/cart` );
	const headers = { 'Cart-Token': first.headers()[ 'cart-token' ] ?? '' };
	return {
		post: async ( path: string, data: object ) => {
			const response = await request.post( `${ API }/${ path }`, {
				headers,
				data,
			} );
			const body: unknown = await response.json();
			return {
				isOk: response.ok(),
				body: isRecord( body ) ? body : {},
			};
		},
	};
};

const listOf = ( value: unknown ) =>
	( Array.isArray( value ) ? value : [] ).filter( isRecord );

/** Shoppers can buy ten, and the product ships. */
const isUsual = async ( request: APIRequestContext, id: unknown ) => {
	const session = await openSession( request );
	const { isOk, body } = await session.post( 'cart/add-item', {
		id,
		quantity: 10,
	} );
	return isOk && body.needs_shipping === true;
};

const findProducts = async ( request: APIRequestContext ) => {
	const response = await request.get(
		`${ API }/products?type=simple&stock_status=instock&per_page=50&orderby=id&order=asc`
	);
	const found: SiteProduct[] = [];
	for ( const one of listOf( await response.json() ) ) {
		if (
			one.is_purchasable === true &&
			( await isUsual( request, one.id ) )
		) {
			found.push( {
				id: Number( one.id ),
				name: plainText( String( one.name ) ),
				path: new URL( String( one.permalink ) ).pathname,
			} );
		}
		if ( found.length === 2 ) {
			break;
		}
	}
	const [ first, second ] = found;
	if ( ! first || ! second ) {
		throw new Error(
			'The shop needs two simple products that are shipped and can be bought ten times.'
		);
	}
	return [ first, second ] as [ SiteProduct, SiteProduct ];
};

/** Uses nothing but the Store API. */
export const readSite = async (
	request: APIRequestContext
): Promise< SiteFacts > => {
	const products = await findProducts( request );
	const session = await openSession( request );
	await session.post( 'cart/add-item', {
		id: products[ 0 ].id,
		quantity: 3,
	} );
	const { body: cart } = await session.post( 'cart/update-customer', {
		billing_address: { ...ADDRESS, email: 'pat@shop.test' },
		shipping_address: ADDRESS,
	} );
	let coupon: string | null = null;
	for ( const code of COUPONS ) {
		if ( code && coupon === null ) {
			const { isOk } = await session.post( 'cart/apply-coupon', {
				code,
			} );
			coupon = isOk ? code : null;
		}
	}
	const home = await request.get( '/shop/' );
	return {
		kind: process.env.WORDPRESS_KIND === 'double' ? 'double' : 'given',
		products,
		coupon,
		paymentMethods: ( Array.isArray( cart.payment_methods )
			? cart.payment_methods
			: []
		).map( String ),
		hasPickup: listOf( cart.shipping_rates ).some( ( one ) =>
			listOf( one.shipping_rates ).some(
				( rate ) => rate.method_id === 'pickup_location'
			)
		),
		hasSwitches: 'x-shopfront-test' in home.headers(),
	};
};
