import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { ApiError } from '../api-error';
import { PRIVATE } from '../api/reply';
import { cartHash } from '../cart/cart-response';
import { addToCart, removeItem } from '../cart/commands';
import { permalink } from '../catalogue/product-links';
import { findVariation, getProduct } from '../catalogue/repository';
import type { ShopContext, ShopEnv } from '../context';
import { withNotice } from '../pages/cacheable';
import { readFields, type Fields } from '../pages/form-fields';
import { noticeOf, setNotice } from '../pages/notices';
import { variationData } from './variation-data';
import { cartWidgetContent } from './widget';

type Answer = object | false | null;

type Endpoint = (
	c: Context< ShopEnv >,
	fields: Fields
) => Answer | Promise< Answer >;

/** Parts of a page that show the cart, by selector, and the cart's hash. */
const fragments = async ( shop: ShopContext ) => ( {
	fragments: {
		'div.widget_shopping_cart_content': await cartWidgetContent( shop ),
	},
	cart_hash: cartHash( shop ),
} );

/** As on the platform, text after the digits doesn't matter, and 0 is invalid. */
const readInteger = ( text: string | undefined ) =>
	Math.abs( Number.parseInt( text ?? '', 10 ) ) || 0;

/** A variation's parent has the page; `false` for an unknown product. */
const productUrl = ( shop: ShopContext, id: number ): string | false => {
	const found = getProduct( shop.database, id );
	const product =
		found && ( getProduct( shop.database, found.parentId ) ?? found );
	return product ? permalink( shop, product ) : false;
};

const addProduct: Endpoint = ( c, { product_id: sent, quantity } ) => {
	if ( sent === undefined ) {
		return null;
	}
	const shop = c.get( 'shop' );
	const productId = readInteger( sent );
	try {
		addToCart( shop, {
			productId,
			quantity: quantity === undefined ? 1 : Number( quantity ) || 0,
			variation: [],
		} );
	} catch ( error ) {
		if ( ! ( error instanceof ApiError ) ) {
			throw error;
		}
		const url = productUrl( shop, productId );
		// The script leads to this page, which shows the reason.
		if ( url === false ) {
			return { error: true, product_url: url };
		}
		setNotice( c, noticeOf( error ) );
		return { error: true, product_url: withNotice( shop, url ) };
	}
	return fragments( shop );
};

const removeProduct: Endpoint = ( c, { cart_item_key: key = '' } ) => {
	const shop = c.get( 'shop' );
	if ( ! shop.session.data.lines.some( ( line ) => line.key === key ) ) {
		return { success: false };
	}
	removeItem( shop, key );
	return fragments( shop );
};

/** A hash of the location that prices depend on. Pages of a cached shop have it in their URLs. */
const customerLocation: Endpoint = ( c ) => {
	const { session, options } = c.get( 'shop' );
	const { country, state, postcode, city } = session.data.shipping ?? {};
	const hash = createHash( 'md5' )
		.update(
			JSON.stringify( [
				options.defaultLocation,
				country,
				state,
				postcode,
				city,
			] )
		)
		.digest( 'hex' )
		.slice( 0, 12 );
	return { success: true, data: { hash } };
};

/** `false` without a match. */
const getVariation: Endpoint = ( c, fields ) => {
	const shop = c.get( 'shop' );
	const product = getProduct(
		shop.database,
		readInteger( fields.product_id )
	);
	if ( ! product ) {
		return null;
	}
	const variation = findVariation(
		shop.database,
		product,
		Object.entries( fields ).map( ( [ attribute, value ] ) => ( {
			attribute,
			value,
		} ) )
	);
	return variation !== null && variationData( shop, product, variation );
};

const ENDPOINTS: Partial< Record< string, Endpoint > > = {
	add_to_cart: addProduct,
	remove_from_cart: removeProduct,
	get_refreshed_fragments: ( c ) => fragments( c.get( 'shop' ) ),
	get_variation: getVariation,
	get_customer_location: customerLocation,
};

const setHeaders = ( c: Context ): void => {
	c.header( 'Cache-Control', PRIVATE );
	c.header( 'Expires', 'Wed, 11 Jan 1984 05:00:00 GMT' );
	c.header( 'X-Robots-Tag', 'noindex' );
	c.header( 'X-Content-Type-Options', 'nosniff' );
};

const writePage = ( c: Context, text: string, status: 200 | 400 ) => {
	setHeaders( c );
	c.header( 'Content-Type', 'text/html; charset=UTF-8' );
	return c.body( text, status );
};

/**
 * The AJAX endpoints of classic pages (docs/contract/classic-pages.md 1). The status is always 200, and an unknown
 * endpoint sends an empty page. `admin-ajax.php` refuses actions that no other route has.
 */
export const registerClassicAjax = ( app: Hono< ShopEnv > ): void => {
	app.use( '*', async ( c, next ) => {
		const name = c.req.query( 'wc-ajax' );
		if ( ! name ) {
			await next();
			return;
		}
		const fields = c.req.method === 'POST' ? await readFields( c ) : {};
		const answer = Object.hasOwn( ENDPOINTS, name )
			? await ENDPOINTS[ name ]?.( c, fields )
			: null;
		if ( answer === null || answer === undefined ) {
			return writePage( c, '', 200 );
		}
		setHeaders( c );
		c.header( 'Content-Type', 'application/json; charset=UTF-8' );
		return c.body( JSON.stringify( answer ) );
	} );
	app.all( '/wp-admin/admin-ajax.php', ( c ) => writePage( c, '0', 400 ) );
};
