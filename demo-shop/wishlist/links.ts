import type { Context, Hono } from 'hono';
import { addToCart } from '../cart/commands';
import type { ShopEnv } from '../context';
import { inTransaction } from '../database';
import { attempt } from '../pages/add-with-notice';
import { readFields, type Fields } from '../pages/form-fields';
import { setNotice, type Notice } from '../pages/notices';
import { t } from '../texts';
import { ADD_ACTION, EDIT_ACTION, REMOVE_ACTION } from './actions';
import {
	addItem,
	deleteList,
	findItemOfProduct,
	findList,
	getItems,
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
import { isActionNonce } from './nonces';
import { itemName } from './table';
import {
	createOwnList,
	defaultList,
	ensureDefaultList,
	mayChange,
	nameOf,
	owns,
	ownLists,
} from './visitor';

/** Programs that follow links must add nothing. */
const BOTS = /bot|crawl|slurp|spider|wordpress/i;

const info = ( text: string ): Notice => ( { kind: 'info', text } );
const gone = (): Notice => ( {
	kind: 'error',
	text: t( 'This list no longer exists. Reload the page.' ),
} );

/** `null` for a list that the visitor can't change. */
const changeable = (
	c: Context< ShopEnv >,
	idOrToken: string
): Wishlist | null => {
	const list = findList( c.get( 'shop' ).database, idOrToken );
	return list && mayChange( c, list ) ? list : null;
};

const add = ( c: Context< ShopEnv >, query: Fields ): Notice => {
	const { database, now } = c.get( 'shop' );
	const { [ ADD_ACTION ]: id, wishlist_id: listId } = query;
	const list = listId ? changeable( c, listId ) : ensureDefaultList( c );
	if ( ! list ) {
		return gone();
	}
	const { isNew } = addItem( database, list.id, {
		productId: Number( id ),
		quantity: 1,
		now,
	} );
	return {
		...info(
			isNew
				? t( 'Product added!' )
				: t( 'The product is already in your wishlist!' )
		),
		link: { href: '/wishlist/', label: t( 'Browse wishlist' ) },
	};
};

/** From the page's list, else from all of the visitor's lists. */
const remove = ( c: Context< ShopEnv >, query: Fields ): Notice => {
	const { database } = c.get( 'shop' );
	const token = /^\/wishlist\/view\/(\w+)\//.exec( c.req.path )?.[ 1 ];
	const own = token ? changeable( c, token ) : null;
	for ( const { id } of own ? [ own ] : ownLists( c ) ) {
		const item = findItemOfProduct(
			database,
			id,
			Number( query[ REMOVE_ACTION ] )
		);
		if ( item ) {
			removeItem( database, item );
		}
	}
	return info( t( 'Product successfully removed.' ) );
};

/** Adding and removing without JavaScript. Each link has its own nonce. */
const followLink = ( c: Context< ShopEnv > ): Notice | null => {
	if ( BOTS.test( c.req.header( 'User-Agent' ) ?? '' ) ) {
		return null;
	}
	const query = c.req.query();
	const shop = c.get( 'shop' );
	for ( const [ action, work ] of [
		[ ADD_ACTION, add ],
		[ REMOVE_ACTION, remove ],
	] as const ) {
		if ( Number( query[ action ] ) > 0 ) {
			return isActionNonce( shop, action, query._wpnonce ?? '' )
				? inTransaction( shop.database, () => work( c, query ) )
				: null;
		}
	}
	return null;
};

/** Products and values of the fields with this suffix. */
const valuesOf = ( fields: Fields, suffix: string ) =>
	Object.entries( fields ).flatMap( ( [ name, value ] ) => {
		const [ , id, field ] = /^items\[(\d+)\]\[(\w+)\]$/.exec( name ) ?? [];
		return id && field === suffix ? [ { id: Number( id ), value } ] : [];
	} );

/** Tries every product, and reports the first refusal. */
const addToCartFrom = (
	c: Context< ShopEnv >,
	list: Wishlist,
	productIds: readonly number[]
): Notice => {
	const shop = c.get( 'shop' );
	let failure: Notice | null = null;
	let count = 0;
	for ( const id of productIds ) {
		const item = findItemOfProduct( shop.database, list.id, id );
		const result =
			item &&
			attempt( () => {
				addToCart( shop, {
					productId: item.productId,
					quantity: item.quantity,
					variation: item.choices.map( ( { name, value } ) => ( {
						attribute: name,
						value,
					} ) ),
				} );
				return '';
			} );
		if ( item && result?.kind === 'success' ) {
			count++;
			if ( owns( c, list ) ) {
				removeItem( shop.database, item );
			}
		} else if ( result && item ) {
			failure ??= {
				...result,
				text: `${ itemName( c, item ) }: ${ result.text }`,
			};
		}
	}
	return (
		failure ?? {
			kind: 'success',
			text:
				count === 1
					? t( 'One product has been added to your cart.' )
					: t( '%s products have been added to your cart.', count ),
		}
	);
};

const rearrange = (
	c: Context< ShopEnv >,
	list: Wishlist,
	move: string
): Notice => {
	const { database } = c.get( 'shop' );
	const [ id, direction ] = move.split( ':' );
	const order = getItems( database, list.id ).map(
		( { productId } ) => productId
	);
	const from = order.indexOf( Number( id ) );
	const to = from + ( direction === 'up' ? -1 : 1 );
	const [ moved, other ] = [ order[ from ], order[ to ] ];
	if ( moved !== undefined && other !== undefined ) {
		order[ from ] = other;
		order[ to ] = moved;
		sortItems( database, list.id, order );
	}
	return info( t( 'The order of the list was saved.' ) );
};

const applyBulk = (
	c: Context< ShopEnv >,
	list: Wishlist,
	fields: Fields
): Notice => {
	const { database, now } = c.get( 'shop' );
	const ids = valuesOf( fields, 'cb' ).map( ( { id } ) => id );
	const { bulk_actions: action = '' } = fields;
	if ( ids.length === 0 ) {
		return { kind: 'error', text: t( 'Select a product first.' ) };
	}
	if ( action === 'add_to_cart' ) {
		return addToCartFrom( c, list, ids );
	}
	const target = action === 'delete' ? null : changeable( c, action );
	if ( action !== 'delete' && ! target ) {
		return gone();
	}
	for ( const id of ids ) {
		const item = findItemOfProduct( database, list.id, id );
		if ( item && target ) {
			moveItem( database, item, target.id, now );
		} else if ( item ) {
			removeItem( database, item );
		}
	}
	return info(
		target
			? t( 'Moved to %s.', nameOf( target ) )
			: t( 'Product successfully removed.' )
	);
};

/** Quantities, and moves to other lists. */
const update = (
	c: Context< ShopEnv >,
	list: Wishlist,
	fields: Fields
): Notice => {
	const { database, now } = c.get( 'shop' );
	for ( const { id, value } of valuesOf( fields, 'quantity' ) ) {
		const item = findItemOfProduct( database, list.id, id );
		if ( item && item.quantity !== wholeQuantity( value ) ) {
			setQuantity( database, item, wholeQuantity( value ) );
		}
	}
	for ( const { id, value } of valuesOf( fields, 'wishlist' ) ) {
		const item = findItemOfProduct( database, list.id, id );
		const target = value ? changeable( c, value ) : null;
		if ( item && target ) {
			moveItem( database, item, target.id, now );
		}
	}
	return info( t( 'The list was saved.' ) );
};

const edit = (
	c: Context< ShopEnv >,
	list: Wishlist,
	fields: Fields
): Notice => {
	const { wishlist_name: name = '' } = fields;
	if ( fields.save_title ) {
		if ( ! isName( name ) ) {
			return { kind: 'error', text: t( 'Enter a name for the list.' ) };
		}
		renameList( c.get( 'shop' ).database, list, name );
		return info( t( 'The name was saved.' ) );
	}
	if ( fields[ 'sf-move' ] ) {
		return rearrange( c, list, fields[ 'sf-move' ] );
	}
	if ( fields.add_all_to_cart ) {
		return addToCartFrom(
			c,
			list,
			getItems( c.get( 'shop' ).database, list.id ).map(
				( { productId } ) => productId
			)
		);
	}
	return fields.apply_bulk_actions
		? applyBulk( c, list, fields )
		: update( c, list, fields );
};

/** Creates a list, sets each list's privacy, or deletes a list. */
const manage = ( c: Context< ShopEnv >, fields: Fields ): Notice => {
	const { database, options } = c.get( 'shop' );
	if ( fields.delete ) {
		const list = changeable( c, fields.delete );
		if ( ! list || list.isDefault ) {
			return gone();
		}
		deleteList( database, list );
		return info( t( '“%s” was deleted.', nameOf( list ) ) );
	}
	if ( fields.create ) {
		const { wishlist_name: name = '' } = fields;
		if ( ! isName( name ) || ! options.wishlistSeveral ) {
			return { kind: 'error', text: t( 'Enter a name for the list.' ) };
		}
		ensureDefaultList( c );
		createOwnList( c, {
			name,
			privacy: readPrivacy( fields.wishlist_visibility ) ?? 0,
		} );
		return info( t( '“%s” was created.', name.trim() ) );
	}
	for ( const { id } of ownLists( c ) ) {
		const list = changeable( c, String( id ) );
		const privacy = readPrivacy(
			fields[ `wishlist_options[${ id }][wishlist_privacy]` ]
		);
		if ( list && privacy !== null && privacy !== list.privacy ) {
			setPrivacy( database, list, privacy );
		}
	}
	return info( t( 'The lists were saved.' ) );
};

/** The owner added the product to the cart from this list. */
const removeAdded = ( c: Context< ShopEnv >, fields: Fields ): void => {
	const { database } = c.get( 'shop' );
	const id = Number( fields.remove_from_wishlist_after_add_to_cart );
	const list = id > 0 ? findList( database, fields.wishlist_id ?? '' ) : null;
	const item =
		list && owns( c, list )
			? findItemOfProduct( database, list.id, id )
			: null;
	if ( item ) {
		removeItem( database, item );
	}
};

export const registerWishlistLinks = ( app: Hono< ShopEnv > ): void => {
	app.get( '*', async ( c, next ) => {
		if ( c.get( 'shop' ).options.wishlist !== 'off' ) {
			c.set( 'notice', followLink( c ) ?? c.get( 'notice' ) );
		}
		const before = c.get( 'shop' ).session.data.lines;
		await next();
		const { lines } = c.get( 'shop' ).session.data;
		if ( c.req.query( 'add-to-cart' ) && lines !== before ) {
			removeAdded( c, c.req.query() );
			if ( c.req.path.startsWith( '/wishlist/' ) ) {
				// Loading this address again would add the product again, and the page still has its row.
				const notice = c.get( 'notice' );
				if ( notice ) {
					setNotice( c, notice );
				}
				c.res = c.redirect( c.req.path, 303 );
			}
		}
	} );
	app.use( '*', async ( c, next ) => {
		if ( c.req.query( 'wc-ajax' ) !== 'add_to_cart' ) {
			return next();
		}
		const fields = await readFields( c );
		const before = JSON.stringify( c.get( 'shop' ).session.data.lines );
		await next();
		if ( JSON.stringify( c.get( 'shop' ).session.data.lines ) !== before ) {
			removeAdded( c, fields );
		}
	} );
	app.post( '/wishlist/view/:token/', async ( c ) => {
		const fields = await readFields( c );
		const shop = c.get( 'shop' );
		const list = changeable( c, c.req.param( 'token' ) );
		const isAllowed = isActionNonce(
			shop,
			EDIT_ACTION,
			fields[ EDIT_ACTION ] ?? ''
		);
		setNotice(
			c,
			list && isAllowed
				? inTransaction( shop.database, () => edit( c, list, fields ) )
				: gone()
		);
		return c.redirect( c.req.path, 303 );
	} );
	app.post( '/wishlist/manage/', async ( c ) => {
		const fields = await readFields( c );
		const shop = c.get( 'shop' );
		setNotice(
			c,
			isActionNonce( shop, EDIT_ACTION, fields[ EDIT_ACTION ] ?? '' )
				? inTransaction( shop.database, () => manage( c, fields ) )
				: gone()
		);
		return c.redirect( '/wishlist/manage/', 303 );
	} );
	app.post( '/wishlist/', async ( c ) => {
		const fields = await readFields( c );
		const list = defaultList( c );
		if (
			list &&
			isActionNonce(
				c.get( 'shop' ),
				EDIT_ACTION,
				fields[ EDIT_ACTION ] ?? ''
			)
		) {
			setNotice( c, edit( c, list, fields ) );
		}
		return c.redirect( '/wishlist/', 303 );
	} );
};
