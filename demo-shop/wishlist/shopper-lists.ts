import type { Context, Hono } from 'hono';
import { ApiError, escapeHtml } from '../api-error';
import { authorise } from '../api/authorise';
import { getMethod } from '../api/http';
import { errorBody, PRIVATE, visitorHeaders } from '../api/reply';
import { isPurchasable } from '../cart/lines';
import { choicesOf, type SentAttribute } from '../cart/choices';
import { permalink } from '../catalogue/product-links';
import { productResponse } from '../catalogue/product-response';
import { attributeKey, getProduct } from '../catalogue/repository';
import type { Product } from '../catalogue/types';
import { safeHtml } from '../catalogue/html';
import { classicMoneyHtml, priceHtml } from '../catalogue/price-html';
import { productThumbnail } from '../classic/thumbnail';
import type { ShopContext, ShopEnv } from '../context';
import { inTransaction } from '../database';
import { isRecord } from '../is-record';
import { currencyFields } from '../money';
import { htmlToText } from '../text';
import type { StoredChoice } from '../session-data';
import {
	addItem,
	createList,
	getItems,
	getLists,
	KINDS,
	removeItem,
	setQuantity,
	type Kind,
	type Wishlist,
	type WishlistItem,
} from './lists';

const ROOT = '/wp-json/wc/store/v1/shopper-lists';

const error = ( name: string, message: string, status: number ) =>
	new ApiError( `woocommerce_rest_shopper_list_${ name }`, message, status );

const gmt = ( ms: number ) => new Date( ms ).toISOString().slice( 0, 19 );

const readKind = ( slug: string ): Kind => {
	const kind = KINDS.find( ( one ) => one === slug );
	if ( ! kind ) {
		throw error(
			'not_found',
			'Your saved list isn&#039;t available right now.',
			404
		);
	}
	return kind;
};

/** Created on first use. */
const ensureList = (
	{ database, session, now }: ShopContext,
	kind: Kind
): Wishlist => {
	const owner = { customerId: session.customerId, sessionKey: '' };
	return (
		getLists( database, owner, kind ).find(
			( { isDefault } ) => isDefault
		) ??
		createList( database, {
			...owner,
			name: '',
			privacy: 0,
			isDefault: true,
			kind,
			now,
		} )
	);
};

const choices = ( item: WishlistItem, parent: Product, product: Product ) => {
	return parent.attributes.flatMap( ( attribute ) => {
		const key = attributeKey( attribute );
		const own = product.variationAttributes[ key ];
		const term = attribute.terms.find( ( { slug } ) => slug === own );
		const chosen = item.choices.find(
			( { name } ) => name === `attribute_${ key }`
		);
		const value = term?.name ?? chosen?.text;
		return value === undefined
			? []
			: [
					{
						raw_attribute: `attribute_${ key }`,
						attribute: attribute.name,
						value,
					},
				];
	} );
};

/** Most fields are missing if the product is gone. */
const itemResponse = async ( shop: ShopContext, item: WishlistItem ) => {
	const product = getProduct( shop.database, item.productId );
	const parent = product?.parentId
		? getProduct( shop.database, product.parentId )
		: null;
	const base = {
		key: item.key,
		id: item.productId,
		product_id: parent?.id ?? item.productId,
		variation_id: parent ? item.productId : 0,
		quantity: item.quantity,
		is_live: product !== null,
		is_purchasable:
			product !== null &&
			isPurchasable( product ) &&
			product.stockStatus !== 'outofstock',
		date_added_gmt: gmt( item.addedAt ),
	};
	if ( ! product ) {
		return {
			...base,
			name: escapeHtml( item.name ),
			permalink: null,
			images: [],
			variation: [],
			prices: null,
			price_html: '',
			image_html: '',
		};
	}
	const response = productResponse( shop, product );
	const images =
		response.images.length > 0 || ! parent
			? response.images
			: productResponse( shop, parent ).images;
	const { price, regular_price: regular } = response.prices;
	return {
		...base,
		name: safeHtml( ( parent ?? product ).name ),
		permalink: response.permalink,
		images,
		variation: parent ? choices( item, parent, product ) : [],
		prices: {
			price,
			regular_price: regular,
			sale_price: response.on_sale ? price : '',
			...currencyFields( shop.options ),
		},
		price_html: response.on_sale
			? priceHtml( response.prices, shop.options )
			: classicMoneyHtml( price, shop.options ),
		image_html: String( await productThumbnail( images[ 0 ] ) ),
	};
};

const isAttribute = ( value: unknown ): value is SentAttribute =>
	isRecord( value ) &&
	typeof value.attribute === 'string' &&
	typeof value.value === 'string';

const invalidVariation = ( message: string ) =>
	error( 'invalid_variation', message, 400 );

/** Only the attributes that the variation leaves open. */
const readChoices = (
	product: Product,
	parent: Product,
	sent: readonly SentAttribute[]
): StoredChoice[] => {
	// As recorded, the variation's own values don't count.
	const open = parent.attributes.filter(
		( attribute ) =>
			attribute.hasVariations &&
			! product.variationAttributes[ attributeKey( attribute ) ]
	);
	for ( const attribute of open ) {
		const names = [ attribute.name, attributeKey( attribute ) ].map(
			( name ) => name.toLowerCase()
		);
		const isSent = sent.some( ( one ) =>
			names.includes(
				one.attribute.toLowerCase().replace( /^attribute_/, '' )
			)
		);
		if ( ! isSent ) {
			throw invalidVariation(
				`Attribute &quot;${ attributeKey( attribute ) }&quot; is required.`
			);
		}
	}
	return open.length === 0
		? choicesOf( product, parent, [] )
		: choicesOf( product, parent, sent );
};

/** A product or a cart line. A product in the list gets a higher quantity. */
const add = (
	shop: ShopContext,
	kind: Kind,
	body: Record< string, unknown >
): WishlistItem => {
	const { database, now } = shop;
	const line =
		body.cart_item_key === undefined
			? null
			: ( shop.session.data.lines.find(
					( { key } ) => key === body.cart_item_key
				) ?? null );
	if ( body.cart_item_key !== undefined && ! line ) {
		throw error(
			'invalid_cart_item_key',
			'No cart item exists for the supplied key.',
			404
		);
	}
	if ( ! line && body.product_id === undefined ) {
		throw error(
			'missing_item_input',
			'Provide cart_item_key or product_id.',
			400
		);
	}
	const quantity = Math.max(
		Number( line?.quantity ?? body.quantity ?? 1 ) || 1,
		1
	);
	const id = line
		? line.variationId || line.productId
		: Number( body.product_id );
	const product = getProduct( database, id );
	if ( ! product ) {
		throw error(
			'unknown_product',
			'No product exists for the supplied item.',
			404
		);
	}
	if ( product.type === 'variable' ) {
		throw invalidVariation(
			'When saving a variation, product_id must be the variation ID, not the parent product ID.'
		);
	}
	const parent = product.parentId
		? getProduct( database, product.parentId )
		: null;
	const sent = Array.isArray( body.variation )
		? body.variation.filter( isAttribute )
		: [];
	const picked = parent ? readChoices( product, parent, sent ) : [];
	const list = ensureList( shop, kind );
	const { item, isNew } = addItem( database, list.id, {
		productId: id,
		quantity,
		choices: line ? line.choices : picked,
		now,
	} );
	if ( ! isNew ) {
		setQuantity( database, item, item.quantity + quantity );
	}
	return isNew ? item : { ...item, quantity: item.quantity + quantity };
};

const remove = ( shop: ShopContext, kind: Kind, key: string ): void => {
	const item = getItems( shop.database, ensureList( shop, kind ).id ).find(
		( one ) => one.key === key
	);
	if ( ! item ) {
		throw error(
			'item_not_found',
			'That item isn&#039;t in your saved list anymore.',
			404
		);
	}
	removeItem( shop.database, item );
};

/** Skips products that are gone. */
export const savedItems = ( shop: ShopContext ) =>
	getItems( shop.database, ensureList( shop, 'saved-for-later' ).id ).flatMap(
		( { productId, quantity } ) => {
			const product = getProduct( shop.database, productId );
			return product
				? [
						{
							name: htmlToText( product.name ),
							path: permalink( shop, product ),
							quantity,
						},
					]
				: [];
		}
	);

/** Oldest first. */
const itemsOf = ( shop: ShopContext, kind: Kind ) =>
	Promise.all(
		getItems( shop.database, ensureList( shop, kind ).id )
			.reverse()
			.map( ( item ) => itemResponse( shop, item ) )
	);

const listResponse = async ( shop: ShopContext, kind: Kind ) => {
	const items = await itemsOf( shop, kind );
	return {
		slug: kind,
		date_created_gmt: gmt( ensureList( shop, kind ).createdAt ),
		item_count: items.length,
		items,
	};
};

const readBody = async ( c: Context< ShopEnv > ) => {
	const text = await c.req.text();
	try {
		const body: unknown = text ? JSON.parse( text ) : {};
		return isRecord( body ) ? body : {};
	} catch {
		throw new ApiError(
			'rest_invalid_json',
			'Invalid JSON body passed.',
			400
		);
	}
};

/** The platform's own lists for customers (docs/contract/wishlist.md 7). The shop has to turn them on. */
export const registerShopperLists = ( app: Hono< ShopEnv > ): void => {
	const route = (
		method: 'GET' | 'POST' | 'DELETE',
		path: string,
		allowed: string,
		work: (
			c: Context< ShopEnv >,
			shop: ShopContext
		) => Promise< { status: 200 | 201 | 204; body: unknown } >
	) =>
		app.on( [ method, 'POST' ], ROOT + path, async ( c, next ) => {
			if ( getMethod( c ) !== method ) {
				return next();
			}
			const shop = c.get( 'shop' );
			const { wishlist, saveForLater } = shop.options;
			if ( wishlist !== 'shopper-lists' && ! saveForLater ) {
				return next();
			}
			c.header( 'X-Robots-Tag', 'noindex' );
			c.header( 'X-Content-Type-Options', 'nosniff' );
			if ( shop.session.customerId === 0 ) {
				return c.json(
					{
						code: 'rest_forbidden',
						message: 'Sorry, you are not allowed to do that.',
						data: { status: 401 },
					},
					401
				);
			}
			c.header( 'Allow', allowed );
			c.header( 'Cache-Control', PRIVATE );
			c.header( 'Expires', 'Wed, 11 Jan 1984 05:00:00 GMT' );
			if ( method !== 'GET' ) {
				const { Nonce, 'Nonce-Timestamp': time } =
					visitorHeaders( shop );
				c.header( 'Nonce', String( Nonce ) );
				c.header( 'Nonce-Timestamp', String( time ) );
			}
			try {
				if ( method !== 'GET' ) {
					authorise( shop, c.req.header( 'Nonce' ) ?? '' );
				}
				const { status, body } = await work( c, shop );
				return status === 204
					? c.body( null, 204 )
					: c.json( body, status );
			} catch ( refusal ) {
				if ( ! ( refusal instanceof ApiError ) ) {
					throw refusal;
				}
				// An error loses the headers set so far.
				return c.json( errorBody( shop, refusal ), {
					status:
						refusal.status === 403
							? 403
							: ( refusal.status as 400 ),
				} );
			}
		} );
	const kindOf = ( c: Context< ShopEnv > ) =>
		readKind( c.req.param( 'slug' ) ?? '' );
	route( 'GET', '', 'GET', async ( c, shop ) => ( {
		status: 200,
		body: await Promise.all(
			KINDS.map( ( kind ) => listResponse( shop, kind ) )
		),
	} ) );
	route( 'GET', '/:slug', 'GET', async ( c, shop ) => ( {
		status: 200,
		body: await listResponse( shop, kindOf( c ) ),
	} ) );
	route( 'GET', '/:slug/items', 'GET, POST', async ( c, shop ) => ( {
		status: 200,
		body: await itemsOf( shop, kindOf( c ) ),
	} ) );
	route( 'POST', '/:slug/items', 'GET, POST', async ( c, shop ) => {
		const body = await readBody( c );
		const item = inTransaction( shop.database, () =>
			add( shop, kindOf( c ), body )
		);
		return { status: 201, body: await itemResponse( shop, item ) };
	} );
	route( 'DELETE', '/:slug/items/:key', 'DELETE', async ( c, shop ) => {
		inTransaction( shop.database, () =>
			remove( shop, kindOf( c ), c.req.param( 'key' ) ?? '' )
		);
		return { status: 204, body: null };
	} );
};
