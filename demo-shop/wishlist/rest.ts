import type { Context, Hono } from 'hono';
import { htmlToText } from '../text';
import { safeHtml } from '../catalogue/html';
import { getProduct } from '../catalogue/repository';
import { number } from '../catalogue/rows';
import { ApiError } from '../api-error';
import { writeApiError } from '../api/http';
import { PRIVATE } from '../api/reply';
import type { ShopContext, ShopEnv } from '../context';
import { inTransaction } from '../database';
import { isRecord } from '../is-record';
import { t } from '../texts';
import {
	addItem,
	findItemOfProduct,
	findList,
	isName,
	moveItem,
	readPrivacy,
	removeItem,
	wholeQuantity,
	type Wishlist,
} from './lists';
import { isActionNonce, actionNonce } from './nonces';
import { REST_NONCE } from './actions';
import {
	createOwnList,
	defaultList,
	ensureDefaultList,
	mayChange,
	nameOf,
	ownLists,
} from './visitor';

export const REST_ROOT = '/wp-json/yith/wishlist/v1';

const JSON_TYPE = 'application/json; charset=UTF-8';

type Body = Record< string, unknown >;

const day = ( ms: number ) => ( {
	date: `${ new Date( ms ).toISOString().slice( 0, 19 ).replace( 'T', ' ' ) }.000000`,
	timezone_type: 1,
	timezone: '+00:00',
} );

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

const listData = ( list: Wishlist ) => ( {
	id: list.id,
	privacy: list.privacy,
	user_id: list.customerId > 0 ? String( list.customerId ) : 0,
	session_id: list.sessionKey,
	name: nameOf( list ),
	slug: list.name.toLowerCase().replace( /[^a-z0-9]+/g, '-' ),
	token: list.token,
	is_default: list.isDefault ? '1' : '',
	date_added: day( list.createdAt ),
	expiration: list.customerId > 0 ? null : day( list.createdAt + LIFE_MS ),
	meta_data: [],
} );

const missing = ( name: string ) =>
	new ApiError(
		'rest_missing_callback_param',
		`Missing parameter(s): ${ name }`,
		400,
		{ params: [ name ] }
	);

/** @throws {ApiError} 403 for an unknown product. */
const productData = ( c: Context< ShopEnv >, id: number ) => {
	const { database } = c.get( 'shop' );
	const product = getProduct( database, id );
	if ( ! product ) {
		throw new ApiError(
			'woocommerce_rest_cannot_view',
			`Sorry, the product #${ id } is not accessible.`,
			403
		);
	}
	const wishlists = ownLists( c )
		.filter( ( list ) => findItemOfProduct( database, list.id, id ) )
		.map( ( list ) => list.id );
	return {
		name: htmlToText( safeHtml( product.name ) ),
		isAdded: wishlists.length > 0,
		count: number(
			database
				.prepare(
					'SELECT COUNT( DISTINCT list_id ) AS count FROM wishlist_items WHERE product_id = ?'
				)
				.get( id ),
			'count'
		),
		wishlists,
	};
};

/** `null` for a list that the visitor can't change. */
const findOwn = (
	c: Context< ShopEnv >,
	sent: unknown,
	isCreated: boolean
): Wishlist | null => {
	if ( sent === undefined || sent === 'default' || sent === '' ) {
		return isCreated ? ensureDefaultList( c ) : defaultList( c );
	}
	const list = findList( c.get( 'shop' ).database, String( sent ) );
	return list && mayChange( c, list ) ? list : null;
};

const newList = ( c: Context< ShopEnv >, body: Body ): Wishlist | null => {
	if ( ! c.get( 'shop' ).options.wishlistSeveral ) {
		return ensureDefaultList( c );
	}
	const name = String( body.wishlist_name ?? '' );
	return isName( name )
		? createOwnList( c, {
				name,
				privacy: readPrivacy( body.wishlist_visibility ) ?? 0,
			} )
		: null;
};

const failure = ( message: string ) => ( { success: false, message } );
const unknownList = () =>
	failure(
		t( 'An error occurred while adding the products to the wishlist.' )
	);

const add = ( c: Context< ShopEnv >, body: Body ) => {
	const { database, now } = c.get( 'shop' );
	if ( body.product_id === undefined ) {
		throw missing( 'product_id' );
	}
	const productId = Number( body.product_id );
	if ( ! getProduct( database, productId ) ) {
		throw new ApiError(
			'internal_server_error',
			'<p>There has been a critical error on this website.</p>',
			500
		);
	}
	const list =
		body.wishlist_id === 'new'
			? newList( c, body )
			: findOwn( c, body.wishlist_id, true );
	if ( ! list ) {
		return unknownList();
	}
	const { isNew } = addItem( database, list.id, {
		productId,
		quantity: wholeQuantity( body.quantity ),
		now,
	} );
	return isNew
		? {
				product_data: {
					...productData( c, productId ),
					added_to: list.id,
				},
				wishlist_data: listData( list ),
			}
		: failure( t( 'The product is already in your wishlist!' ) );
};

const remove = ( c: Context< ShopEnv >, body: Body ) => {
	if ( body.product_id === undefined ) {
		throw missing( 'product_id' );
	}
	const list = findOwn( c, body.wishlist_id, false );
	if ( ! list ) {
		return failure( t( 'This list no longer exists. Reload the page.' ) );
	}
	const { database } = c.get( 'shop' );
	const productId = Number( body.product_id );
	const item = findItemOfProduct( database, list.id, productId );
	if ( item ) {
		removeItem( database, item );
	}
	return {
		product_data: { removed_from: list.id, ...productData( c, productId ) },
	};
};

const move = ( c: Context< ShopEnv >, body: Body ) => {
	const { database, now } = c.get( 'shop' );
	const productId = Number( body.product_id );
	const source = findOwn( c, body.origin_wishlist, false );
	const item = source && findItemOfProduct( database, source.id, productId );
	const target =
		item &&
		( body.destination_wishlist === 'new'
			? newList( c, body )
			: findOwn( c, body.destination_wishlist, false ) );
	if ( ! item || ! target ) {
		return failure(
			t( 'We couldn’t move the product. Reload the page and try again.' )
		);
	}
	if ( target.id !== item.listId ) {
		moveItem( database, item, target.id, now );
	}
	return {
		moved: true,
		product_data: productData( c, productId ),
		destination_wishlist: listData( target ),
	};
};

const createList = ( c: Context< ShopEnv >, body: Body ) => {
	for ( const name of [ 'wishlist_name', 'wishlist_visibility' ] ) {
		if ( body[ name ] === undefined ) {
			throw missing( name );
		}
	}
	const list = newList( c, body );
	return list
		? { wishlist_data: listData( list ) }
		: failure( t( 'Enter a name for the list.' ) );
};

/** Without the nonce, the request counts as a guest's. */
const isKnown = ( c: Context< ShopEnv >, shop: ShopContext ) =>
	shop.session.customerId > 0 &&
	isActionNonce( shop, REST_NONCE, c.req.header( 'X-WP-Nonce' ) ?? '' );

/** A customer's request without a nonce becomes a guest's: a page of another origin could have sent it. */
const withoutLogin = ( shop: ShopContext ): ShopContext => ( {
	...shop,
	session: { ...shop.session, customerId: 0 },
} );

const readBody = async ( c: Context< ShopEnv > ): Promise< Body > => {
	const text = await c.req.text();
	try {
		const body: unknown = text ? JSON.parse( text ) : {};
		return { ...c.req.query(), ...( isRecord( body ) ? body : {} ) };
	} catch {
		throw new ApiError(
			'rest_invalid_json',
			'Invalid JSON body passed.',
			400
		);
	}
};

/** See docs/contract/wishlist.md 6. */
export const registerWishlistRest = ( app: Hono< ShopEnv > ): void => {
	const route = (
		method: 'GET' | 'POST' | 'DELETE',
		path: string,
		allowed: string,
		work: ( c: Context< ShopEnv >, body: Body ) => object
	) =>
		app.on( method, `${ REST_ROOT }${ path }`, async ( c, next ) => {
			const shop = c.get( 'shop' );
			if ( shop.options.wishlist === 'off' ) {
				return next();
			}
			const isCustomer = isKnown( c, shop );
			if ( ! isCustomer && shop.session.customerId > 0 ) {
				c.set( 'shop', withoutLogin( shop ) );
			}
			c.header( 'Allow', allowed );
			c.header( 'X-Robots-Tag', 'noindex' );
			c.header( 'X-Content-Type-Options', 'nosniff' );
			if ( isCustomer ) {
				c.header( 'Cache-Control', PRIVATE );
				c.header( 'Expires', 'Wed, 11 Jan 1984 05:00:00 GMT' );
				c.header( 'X-WP-Nonce', actionNonce( shop, REST_NONCE ) );
			}
			try {
				const body = method === 'GET' ? {} : await readBody( c );
				return c.json(
					inTransaction( shop.database, () => work( c, body ) )
				);
			} catch ( error ) {
				const refusal =
					error instanceof ApiError && writeApiError( error );
				if ( ! refusal ) {
					throw error;
				}
				for ( const [ name, value ] of c.res.headers ) {
					refusal.headers.set( name, value );
				}
				refusal.headers.set( 'Content-Type', JSON_TYPE );
				return refusal;
			} finally {
				c.set( 'shop', shop );
			}
		} );
	route( 'GET', '/products', 'GET', ( c ) => {
		const query = new URL( c.req.url ).searchParams;
		const ids = [ 'product_ids[]', 'product_ids' ].flatMap( ( name ) =>
			query.getAll( name ).flatMap( ( text ) => text.split( ',' ) )
		);
		if ( ids.length === 0 ) {
			throw missing( 'product_ids' );
		}
		return Object.fromEntries(
			ids.map( ( id ) => [ id, productData( c, Number( id ) ) ] )
		);
	} );
	route( 'GET', '/products/:id', 'GET', ( c ) =>
		productData( c, Number( c.req.param( 'id' ) ) )
	);
	route( 'POST', '/items', 'POST, DELETE', add );
	route( 'DELETE', '/items', 'POST, DELETE', remove );
	route( 'POST', '/items/move', 'POST', move );
	route( 'GET', '/lists', 'GET, POST', ( c ) => {
		const lists = ownLists( c );
		if ( c.get( 'shop' ).session.customerId === 0 && lists.length === 0 ) {
			throw new ApiError(
				'wishlist_rest_cannot_view',
				'Sorry, you must be logged in or have an active session to view wishlists.',
				401
			);
		}
		return {
			lists: Object.fromEntries(
				lists.map( ( list ) => [ list.id, listData( list ) ] )
			),
		};
	} );
	route( 'POST', '/lists', 'GET, POST', createList );
};
