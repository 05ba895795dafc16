import { randomInt } from 'node:crypto';
import type Database from 'libsql';
import { flag, number, text } from '../catalogue/rows';
import { getProduct } from '../catalogue/repository';
import { fullName } from '../cart/lines';
import { lineKey } from '../cart/line-key';
import type { StoredChoice } from '../session-data';

/** Everybody sees a public list, people with its link a shared list, and only the owner a private list. */
export const PRIVACY = { public: 0, shared: 1, private: 2 } as const;

export type Privacy = ( typeof PRIVACY )[ keyof typeof PRIVACY ];

/** Slugs of the platform's shopper lists. The other protocols only have wishlists. */
export const KINDS = [ 'wishlist', 'saved-for-later' ] as const;

export type Kind = ( typeof KINDS )[ number ];

/** A customer, or a guest with a cookie's key. */
export interface Owner {
	customerId: number;
	/** `''` for a customer, and for a guest without lists. */
	sessionKey: string;
}

export interface Wishlist extends Owner {
	/** Above 0. */
	id: number;
	/** 12 capitals and digits; part of the link. */
	token: string;
	kind: Kind;
	/** Plain text; `''` for the default list's name. */
	name: string;
	privacy: Privacy;
	isDefault: boolean;
	/** Milliseconds since the epoch. */
	createdAt: number;
	/** Increases with each change. */
	revision: number;
}

export interface WishlistItem {
	/** Above 0. */
	id: number;
	listId: number;
	/** A product or variation, which may be gone. */
	productId: number;
	/** The same choice's key in a cart. */
	key: string;
	/** For a variation that leaves attributes open. */
	choices: StoredChoice[];
	/** The product's name when it was added; `''` for a product that never existed. */
	name: string;
	quantity: number;
	/** Milliseconds since the epoch. */
	addedAt: number;
}

const MAX_NAME_BYTES = 65_534;

const MAX_QUANTITY = 999_999;

const TOKEN_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const TOKEN_LENGTH = 12;

const createToken = () =>
	Array.from(
		{ length: TOKEN_LENGTH },
		() => TOKEN_CHARACTERS[ randomInt( TOKEN_CHARACTERS.length ) ]
	).join( '' );

const privacyOf = ( value: number ): Privacy =>
	Object.values( PRIVACY ).find( ( one ) => one === value ) ??
	PRIVACY.private;

/** `null` for another value. */
export const readPrivacy = ( value: unknown ): Privacy | null =>
	Object.values( PRIVACY ).find(
		( one ) => value === one || value === String( one )
	) ?? null;

const toList = ( row: unknown ): Wishlist => ( {
	id: number( row, 'id' ),
	token: text( row, 'token' ),
	customerId: number( row, 'customer_id' ),
	sessionKey: text( row, 'session_key' ),
	kind: KINDS.find( ( kind ) => kind === text( row, 'kind' ) ) ?? KINDS[ 0 ],
	name: text( row, 'name' ),
	privacy: privacyOf( number( row, 'privacy' ) ),
	isDefault: flag( row, 'is_default' ),
	createdAt: number( row, 'created_at' ),
	revision: number( row, 'revision' ),
} );

const toItem = ( row: unknown ): WishlistItem => ( {
	id: number( row, 'id' ),
	listId: number( row, 'list_id' ),
	productId: number( row, 'product_id' ),
	key: text( row, 'key' ),
	choices: JSON.parse( text( row, 'choices' ) ),
	name: text( row, 'name' ),
	quantity: number( row, 'quantity' ),
	addedAt: number( row, 'added_at' ),
} );

export const isOwner = ( list: Owner, { customerId, sessionKey }: Owner ) =>
	customerId > 0
		? list.customerId === customerId
		: sessionKey !== '' && list.sessionKey === sessionKey;

/** The default list first, then from old to new. */
export const getLists = (
	database: Database.Database,
	{ customerId, sessionKey }: Owner,
	kind: Kind = 'wishlist'
): Wishlist[] => {
	if ( customerId === 0 && sessionKey === '' ) {
		return [];
	}
	const [ column, value ] =
		customerId > 0
			? [ 'customer_id', customerId ]
			: [ 'session_key', sessionKey ];
	return database
		.prepare(
			`SELECT * FROM wishlists WHERE ${ column } = ? AND kind = ? ORDER BY is_default DESC, id`
		)
		.all( value, kind )
		.map( toList );
};

/** By id or token, including tokens of lists that were merged into another. */
export const findList = (
	database: Database.Database,
	idOrToken: string
): Wishlist | null => {
	const row: unknown = database
		.prepare(
			'SELECT * FROM wishlists WHERE token = ? OR id = ? OR id = ( SELECT list_id FROM wishlist_aliases WHERE token = ? )'
		)
		.get(
			idOrToken,
			/^\d+$/.test( idOrToken ) ? Number( idOrToken ) : 0,
			idOrToken
		);
	return row === undefined ? null : toList( row );
};

export const createList = (
	database: Database.Database,
	list: Owner &
		Pick< Wishlist, 'name' | 'privacy' | 'isDefault' > & {
			kind?: Kind;
			now: number;
		}
): Wishlist => {
	const { lastInsertRowid } = database
		.prepare(
			'INSERT INTO wishlists ( token, customer_id, session_key, kind, name, privacy, is_default, created_at, revision ) VALUES ( ?, ?, ?, ?, ?, ?, ?, ?, 1 )'
		)
		.run(
			createToken(),
			list.customerId,
			list.sessionKey,
			list.kind ?? 'wishlist',
			list.name,
			list.privacy,
			list.isDefault ? 1 : 0,
			list.now
		);
	const created = findList( database, String( lastInsertRowid ) );
	if ( ! created ) {
		throw new Error( 'The list was not created.' );
	}
	return created;
};

const touch = ( database: Database.Database, listId: number ) =>
	database
		.prepare( 'UPDATE wishlists SET revision = revision + 1 WHERE id = ?' )
		.run( listId );

export const deleteList = (
	database: Database.Database,
	{ id }: Pick< Wishlist, 'id' >
): void => {
	for ( const sql of [
		'DELETE FROM wishlist_items WHERE list_id = ?',
		'DELETE FROM wishlist_aliases WHERE list_id = ?',
		'DELETE FROM wishlists WHERE id = ?',
	] ) {
		database.prepare( sql ).run( id );
	}
};

export const isName = ( name: string ): boolean =>
	name.trim() !== '' && Buffer.byteLength( name ) <= MAX_NAME_BYTES;

/** The name must pass {@link isName}. */
export const renameList = (
	database: Database.Database,
	{ id }: Pick< Wishlist, 'id' >,
	name: string
): void => {
	database
		.prepare( 'UPDATE wishlists SET name = ? WHERE id = ?' )
		.run( name.trim(), id );
	touch( database, id );
};

export const setPrivacy = (
	database: Database.Database,
	{ id }: Pick< Wishlist, 'id' >,
	privacy: Privacy
): void => {
	database
		.prepare( 'UPDATE wishlists SET privacy = ? WHERE id = ?' )
		.run( privacy, id );
	touch( database, id );
};

/** A product that never existed has no name, and no page can show it. */
const SHOWN = "list_id = ? AND name <> ''";

/** Newest first, unless someone sorted them. */
export const getItems = (
	database: Database.Database,
	listId: number,
	{ limit = -1, offset = 0 } = {}
): WishlistItem[] => {
	return database
		.prepare(
			`SELECT * FROM wishlist_items WHERE ${ SHOWN } ORDER BY position, id DESC LIMIT ? OFFSET ?`
		)
		.all( listId, limit, offset )
		.map( toItem );
};

/** Only items that a page can show. */
export const countItems = (
	database: Database.Database,
	listId: number
): number =>
	number(
		database
			.prepare(
				`SELECT COUNT(*) AS count FROM wishlist_items WHERE ${ SHOWN }`
			)
			.get( listId ),
		'count'
	);

export const findItem = (
	database: Database.Database,
	id: number
): WishlistItem | null => {
	const row: unknown = database
		.prepare( 'SELECT * FROM wishlist_items WHERE id = ?' )
		.get( id );
	return row === undefined ? null : toItem( row );
};

export const findItemOfProduct = (
	database: Database.Database,
	listId: number,
	productId: number
): WishlistItem | null => {
	const row: unknown = database
		.prepare(
			'SELECT * FROM wishlist_items WHERE list_id = ? AND product_id = ? ORDER BY id LIMIT 1'
		)
		.get( listId, productId );
	return row === undefined ? null : toItem( row );
};

const keyOf = (
	database: Database.Database,
	productId: number,
	choices: StoredChoice[]
): string => {
	const product = getProduct( database, productId );
	return lineKey( {
		productId: product?.parentId || productId,
		variationId: product?.parentId ? productId : 0,
		choices,
	} );
};

/** Truncates to whole numbers from 1. */
export const wholeQuantity = ( sent: unknown ): number =>
	Math.min( Math.max( Math.trunc( Number( sent ) ) || 1, 1 ), MAX_QUANTITY );

/**
 * Adds the product before the others. Returns the item, and whether it was in the list already; nothing has changed
 * then.
 */
export const addItem = (
	database: Database.Database,
	listId: number,
	added: {
		productId: number;
		quantity: number;
		choices?: StoredChoice[];
		now: number;
	}
): { item: WishlistItem; isNew: boolean } => {
	const { productId, quantity, choices = [], now } = added;
	const key = keyOf( database, productId, choices );
	const find = () =>
		database
			.prepare(
				'SELECT * FROM wishlist_items WHERE list_id = ? AND key = ?'
			)
			.get( listId, key );
	const present: unknown = find();
	if ( present !== undefined ) {
		return { item: toItem( present ), isNew: false };
	}
	const product = getProduct( database, productId );
	const parent = product?.parentId
		? getProduct( database, product.parentId )
		: null;
	database
		.prepare(
			'INSERT INTO wishlist_items ( list_id, product_id, key, choices, name, quantity, position, added_at ) VALUES ( ?, ?, ?, ?, ?, ?, ( SELECT COALESCE( MIN( position ), 1 ) - 1 FROM wishlist_items WHERE list_id = ? ), ? )'
		)
		.run(
			listId,
			productId,
			key,
			JSON.stringify( choices ),
			product ? fullName( product, parent ) : '',
			quantity,
			listId,
			now
		);
	touch( database, listId );
	return { item: toItem( find() ), isNew: true };
};

export const setQuantity = (
	database: Database.Database,
	{ id, listId }: Pick< WishlistItem, 'id' | 'listId' >,
	quantity: number
): void => {
	database
		.prepare( 'UPDATE wishlist_items SET quantity = ? WHERE id = ?' )
		.run( wholeQuantity( quantity ), id );
	touch( database, listId );
};

export const removeItem = (
	database: Database.Database,
	{ id, listId }: Pick< WishlistItem, 'id' | 'listId' >
): void => {
	database.prepare( 'DELETE FROM wishlist_items WHERE id = ?' ).run( id );
	touch( database, listId );
};

/** If the list already has the product, that item stays, with the higher quantity. */
export const moveItem = (
	database: Database.Database,
	item: WishlistItem,
	listId: number,
	now: number
): void => {
	const { item: present, isNew } = addItem( database, listId, {
		...item,
		now,
	} );
	if ( ! isNew && item.quantity > present.quantity ) {
		setQuantity( database, present, item.quantity );
	}
	// A product that is gone keeps its name.
	database
		.prepare(
			"UPDATE wishlist_items SET name = ? WHERE id = ? AND name = ''"
		)
		.run( item.name, present.id );
	removeItem( database, item );
};

/** Sorts these products among their own places, so that you can sort one page. Ignores unknown products. */
export const sortItems = (
	database: Database.Database,
	listId: number,
	productIds: readonly number[]
): void => {
	const all = getItems( database, listId );
	const sorted = [ ...new Set( productIds ) ].flatMap(
		( id ) => all.find( ( { productId } ) => productId === id ) ?? []
	);
	const moved = new Set( sorted.map( ( { id } ) => id ) );
	const order = all.map( ( item ) =>
		moved.has( item.id ) ? ( sorted.shift() ?? item ) : item
	);
	const update = database.prepare(
		'UPDATE wishlist_items SET position = ? WHERE id = ?'
	);
	order.forEach( ( { id }, index ) => update.run( index, id ) );
	touch( database, listId );
};

/**
 * Gives a guest's lists to a customer. The default list joins the customer's, and its link leads there. A list with a
 * name, and further lists, stay separate if customers can have several. Nothing is lost.
 */
export const mergeLists = (
	database: Database.Database,
	guest: Owner,
	customerId: number,
	{ hasSeveral, now }: { hasSeveral: boolean; now: number }
): void => {
	const own = getLists( database, { customerId, sessionKey: '' } );
	let target = own.find( ( { isDefault } ) => isDefault );
	for ( const list of getLists( database, guest ) ) {
		const isSeparate =
			hasSeveral && ( ! list.isDefault || list.name !== '' );
		if ( target && ! isSeparate ) {
			const into = target.id;
			// Adding puts an item first, so the newest goes last.
			for ( const item of getItems( database, list.id ).reverse() ) {
				moveItem( database, item, into, now );
			}
			database
				.prepare(
					'UPDATE wishlist_aliases SET list_id = ? WHERE list_id = ?'
				)
				.run( into, list.id );
			database
				.prepare(
					'INSERT INTO wishlist_aliases ( token, list_id ) VALUES ( ?, ? )'
				)
				.run( list.token, into );
			database
				.prepare( 'DELETE FROM wishlists WHERE id = ?' )
				.run( list.id );
			continue;
		}
		const isDefault = ! target && list.isDefault;
		database
			.prepare(
				"UPDATE wishlists SET customer_id = ?, session_key = '', is_default = ?, revision = revision + 1 WHERE id = ?"
			)
			.run( customerId, isDefault ? 1 : 0, list.id );
		if ( isDefault ) {
			target = { ...list, customerId, sessionKey: '' };
		}
	}
};
