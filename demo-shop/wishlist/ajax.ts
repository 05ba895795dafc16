import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { PRIVATE } from '../api/reply';
import type { ShopEnv } from '../context';
import type { Fields } from '../pages/form-fields';
import { t } from '../texts';
import {
	ACTION_NAMES,
	ACTIONS,
	ADD_ACTION,
	COUNT_ACTION,
	REMOVE_ACTION,
	STATE_ACTION,
	type ActionName,
} from './actions';
import { buttonFragment } from './button';
import { askForEstimate } from './estimate';
import {
	addItem,
	findItem,
	findItemOfProduct,
	findList,
	isName,
	moveItem,
	readPrivacy,
	removeItem,
	renameList,
	setPrivacy,
	setQuantity,
	sortItems,
	wholeQuantity,
	type Wishlist,
} from './lists';
import { actionNonce, isActionNonce } from './nonces';
import { readFragments, textOption, type SentFragments } from './options';
import { wishlistState } from './state';
import { listUrl, wishlistForm } from './table';
import {
	createOwnList,
	defaultList,
	ensureDefaultList,
	mayChange,
	maySee,
	nameOf,
	ownLists,
} from './visitor';

interface Sent {
	fields: Fields;
	lists: Record< string, string[] >;
	fragments: SentFragments;
}

type Answer = object | string;
type Handler = (
	c: Context< ShopEnv >,
	sent: Sent
) => Answer | Promise< Answer >;

const readSent = async ( c: Context< ShopEnv > ): Promise< Sent > => {
	const body = await c.req.parseBody( { all: true } );
	const fields: Fields = {};
	const lists: Sent[ 'lists' ] = {};
	for ( const [ name, value ] of Object.entries( body ) ) {
		const texts = [ value ]
			.flat()
			.filter( ( one ) => typeof one === 'string' );
		fields[ name ] = texts.at( -1 ) ?? '';
		lists[ name ] = texts;
	}
	return { fields, lists, fragments: readFragments( fields ) };
};

/** The parts of a page that a request names. `[]` for none, as PHP writes an empty map. */
const renderFragments = async (
	c: Context< ShopEnv >,
	fragments: SentFragments
): Promise< Record< string, string > | [] > => {
	const rendered: Record< string, string > = {};
	for ( const [ key, options ] of fragments ) {
		if ( options.item === 'add_to_wishlist' ) {
			rendered[ key ] = String( await buttonFragment( c, options ) );
		} else if ( options.item === 'wishlist' ) {
			const sent =
				textOption( options, 'wishlist_token' ) ||
				textOption( options, 'wishlist_id' );
			const list = sent
				? findList( c.get( 'shop' ).database, sent )
				: defaultList( c );
			rendered[ key ] =
				list && ! maySee( c, list, sent )
					? ''
					: String( await wishlistForm( c, list, options ) );
		}
	}
	return Object.keys( rendered ).length > 0 ? rendered : [];
};

/** `null` for a list that the visitor can't change. */
const changeable = (
	c: Context< ShopEnv >,
	idOrToken: string | undefined
): Wishlist | null => {
	const list = idOrToken
		? findList( c.get( 'shop' ).database, idOrToken )
		: null;
	return list && mayChange( c, list ) ? list : null;
};

/** With links that add the product. */
const userWishlists = ( c: Context< ShopEnv >, productId: number ) =>
	ownLists( c ).map( ( list ) => ( {
		id: list.id,
		wishlist_name: nameOf( list ),
		default: list.isDefault,
		add_to_this_wishlist_url:
			productId > 0
				? `${ listUrl( c, list ) }?${ ADD_ACTION }=${ productId }&amp;wishlist_id=${ list.id }&amp;_wpnonce=${ actionNonce( c.get( 'shop' ), ADD_ACTION ) }`
				: '',
	} ) );

/** The list to add or move to. A new list if the visitor may have several; `null` for an unknown one. */
const targetList = (
	c: Context< ShopEnv >,
	id: string,
	{ wishlist_name: name = '', wishlist_visibility: visibility }: Fields
): Wishlist | null => {
	if ( id === '' || id === '0' ) {
		return ensureDefaultList( c );
	}
	if ( id !== 'new' ) {
		return changeable( c, id );
	}
	if ( ! c.get( 'shop' ).options.wishlistSeveral ) {
		return ensureDefaultList( c );
	}
	return isName( name )
		? createOwnList( c, { name, privacy: readPrivacy( visibility ) ?? 0 } )
		: null;
};

const add: Handler = async ( c, { fields, fragments } ) => {
	const { database, now } = c.get( 'shop' );
	const productId =
		Math.abs( Number.parseInt( fields.add_to_wishlist ?? '', 10 ) ) || 0;
	const listId = fields.wishlist_id ?? '';
	const list = productId > 0 ? targetList( c, listId, fields ) : null;
	const done = list
		? addItem( database, list.id, {
				productId,
				quantity: wholeQuantity( fields.quantity ),
				now,
			} ).isNew
		: null;
	const message = () => {
		if ( done === null ) {
			return t(
				'An error occurred while adding the products to the wishlist.'
			);
		}
		return done
			? t( 'Product added!' )
			: t( 'The product is already in your wishlist!' );
	};
	const results = { true: 'true', false: 'exists', null: 'error' };
	return {
		prod_id: productId || false,
		result: results[ `${ done }` ],
		message: message(),
		fragments: await renderFragments( c, fragments ),
		user_wishlists: userWishlists( c, productId ),
		wishlist_url: `${ c.get( 'shop' ).baseUrl }/wishlist/`,
	};
};

const remove: Handler = async ( c, { fields, fragments } ) => {
	const list = changeable( c, fields.wishlist_token || fields.wishlist_id );
	if ( ! list ) {
		return { fragments: [] };
	}
	const { database } = c.get( 'shop' );
	const item = findItemOfProduct(
		database,
		list.id,
		Number( fields.remove_from_wishlist )
	);
	if ( item ) {
		removeItem( database, item );
	}
	return { fragments: await renderFragments( c, fragments ) };
};

const deleteItem: Handler = async ( c, { fields, fragments } ) => {
	const { database } = c.get( 'shop' );
	const item = findItem( database, Number( fields.item_id ) );
	if ( ! item ) {
		return { result: false };
	}
	if ( ! changeable( c, String( item.listId ) ) ) {
		return { fragments: [] };
	}
	removeItem( database, item );
	return {
		result: true,
		message: t( 'Product successfully removed.' ),
		fragments: await renderFragments( c, fragments ),
	};
};

const saveTitle: Handler = async ( c, { fields, fragments } ) => {
	const list = changeable( c, fields.wishlist_id );
	const { title = '' } = fields;
	if ( ! list || ! isName( title ) ) {
		return { result: false };
	}
	renameList( c.get( 'shop' ).database, list, title );
	return { result: true, fragments: await renderFragments( c, fragments ) };
};

const loadFragments: Handler = async ( c, { fragments } ) => ( {
	fragments: await renderFragments( c, fragments ),
} );

const reloadAndAdd: Handler = async ( c, sent ) => {
	const { fields } = sent;
	await add( c, {
		...sent,
		fields: { ...fields, wishlist_id: fields.wishlist_token ?? '' },
		fragments: new Map(),
	} );
	const list = changeable( c, fields.wishlist_token );
	const { pagination = 'no', per_page: perPage = '' } = fields;
	return String(
		await html`<div>
			${ wishlistForm( c, list, { pagination, per_page: perPage } ) }
		</div>`
	);
};

const savePrivacy: Handler = async ( c, { fields, fragments } ) => {
	const list = changeable( c, fields.wishlist_id );
	const privacy = readPrivacy( fields.privacy );
	if ( ! list || privacy === null ) {
		return { result: false };
	}
	setPrivacy( c.get( 'shop' ).database, list, privacy );
	return { result: true, fragments: await renderFragments( c, fragments ) };
};

const removeFromAll: Handler = async ( c, { fields, fragments } ) => {
	const { database } = c.get( 'shop' );
	for ( const { id } of ownLists( c ) ) {
		const item = findItemOfProduct(
			database,
			id,
			Number( fields.prod_id )
		);
		if ( item ) {
			removeItem( database, item );
		}
	}
	return { result: true, fragments: await renderFragments( c, fragments ) };
};

const move: Handler = async ( c, { fields, fragments } ) => {
	const { database, now } = c.get( 'shop' );
	const source = changeable( c, fields.wishlist_token );
	const item =
		source &&
		findItemOfProduct( database, source.id, Number( fields.item_id ) );
	const target =
		item && fields.destination_wishlist_token
			? targetList( c, fields.destination_wishlist_token, fields )
			: null;
	if ( ! source || ! item || ! target ) {
		return {
			result: false,
			message: t(
				'We couldn’t move the product. Reload the page and try again.'
			),
			user_wishlists: userWishlists( c, 0 ),
			fragments: [],
		};
	}
	if ( target.id !== source.id ) {
		moveItem( database, item, target.id, now );
	}
	return {
		result: true,
		message: t( 'Moved to %s.', nameOf( target ) ),
		user_wishlists: userWishlists( c, item.productId ),
		fragments: await renderFragments( c, fragments ),
	};
};

const sort: Handler = ( c, { fields, lists } ) => {
	const list = changeable( c, fields.wishlist_token );
	if ( ! list ) {
		return { result: false };
	}
	sortItems(
		c.get( 'shop' ).database,
		list.id,
		( lists[ 'positions[]' ] ?? lists.positions ?? [] ).map( Number )
	);
	return { result: true };
};

const changeQuantity: Handler = ( c, { fields } ) => {
	const { database } = c.get( 'shop' );
	const list = changeable( c, fields.wishlist_token );
	const item =
		list &&
		findItemOfProduct( database, list.id, Number( fields.product_id ) );
	if ( ! item ) {
		return { result: false };
	}
	setQuantity( database, item, wholeQuantity( fields.quantity ) );
	return { result: true };
};

const estimate: Handler = ( c, { fields } ) => {
	const list = changeable( c, fields.wishlist_id );
	return list
		? askForEstimate( c, list, fields )
		: { message: t( 'This list no longer exists. Reload the page.' ) };
};

const HANDLERS: Readonly< Record< ActionName, Handler > > = {
	add_to_wishlist: add,
	remove_from_wishlist: remove,
	reload_wishlist_and_adding_elem: reloadAndAdd,
	load_mobile: loadFragments,
	load_fragments: loadFragments,
	delete_item: deleteItem,
	save_title: saveTitle,
	save_privacy: savePrivacy,
	remove_from_all_wishlists: removeFromAll,
	move_to_another_wishlist: move,
	sort_wishlist_items: sort,
	update_item_quantity: changeQuantity,
	ask_an_estimate: estimate,
};

const setHeaders = ( c: Context, type: string ): void => {
	c.header( 'Cache-Control', PRIVATE );
	c.header( 'Expires', 'Wed, 11 Jan 1984 05:00:00 GMT' );
	c.header( 'X-Robots-Tag', 'noindex' );
	c.header( 'X-Content-Type-Options', 'nosniff' );
	c.header( 'Content-Type', `${ type }; charset=UTF-8` );
};

const write = ( c: Context, answer: Answer ) => {
	setHeaders(
		c,
		typeof answer === 'string' ? 'text/html' : 'application/json'
	);
	return c.body(
		typeof answer === 'string' ? answer : JSON.stringify( answer )
	);
};

/** Actions of wishlists, and those that report the state of the visitor's lists. */
export const registerWishlistAjax = ( app: Hono< ShopEnv > ): void => {
	app.post( '/wp-admin/admin-ajax.php', async ( c, next ) => {
		const sent = await readSent( c );
		const name = ACTION_NAMES.find( ( one ) => one === sent.fields.action );
		const shop = c.get( 'shop' );
		const { wishlist, wishlistSeveral } = shop.options;
		if (
			! name ||
			wishlist === 'off' ||
			( ACTIONS[ name ].isRich && ! wishlistSeveral )
		) {
			return next();
		}
		if ( ! isActionNonce( shop, name, sent.fields.nonce ?? '' ) ) {
			return write(
				c,
				name === REMOVE_ACTION ? { fragments: [] } : { result: false }
			);
		}
		return write( c, await HANDLERS[ name ]( c, sent ) );
	} );
	app.get( '/wp-admin/admin-ajax.php', ( c, next ) => {
		const { action, product_ids: ids = '' } = c.req.query();
		if ( c.get( 'shop' ).options.wishlist === 'off' ) {
			return next();
		}
		if ( action === STATE_ACTION ) {
			return Promise.resolve(
				write( c, wishlistState( c, ids.split( ',' ).map( Number ) ) )
			);
		}
		return action === COUNT_ACTION
			? Promise.resolve(
					write( c, String( wishlistState( c, [] ).count ) )
				)
			: next();
	} );
};
