import type { Context } from 'hono';
import { number } from '../catalogue/rows';
import { visitorHeaders } from '../api/reply';
import type { ShopEnv } from '../context';
import { countItems, findItemOfProduct } from './lists';
import { actionNonce } from './nonces';
import { nameOf, ownLists, stateHash } from './visitor';
import { listUrl } from './table';
import { ACTIONS, REST_NONCE } from './actions';

/** Beyond this many items, we only send those that the page asks for. */
const MAX_ITEMS = 500;

/** Products, lists and nonces, which a cached page lacks. Only long lists need `productIds`, the page's products. */
export const wishlistState = (
	c: Context< ShopEnv >,
	productIds: readonly number[]
) => {
	const shop = c.get( 'shop' );
	const lists = ownLists( c ).map( ( list ) => ( {
		id: list.id,
		token: list.token,
		name: nameOf( list ),
		default: list.isDefault,
		privacy: list.privacy,
		count: countItems( shop.database, list.id ),
		url: listUrl( c, list ),
	} ) );
	const count = lists.reduce( ( sum, list ) => sum + list.count, 0 );
	const isComplete = count <= MAX_ITEMS;
	const items = lists.flatMap( ( { id } ) =>
		isComplete
			? shop.database
					.prepare(
						'SELECT id, product_id FROM wishlist_items WHERE list_id = ?'
					)
					.all( id )
					.map( ( row ) => [
						number( row, 'product_id' ),
						number( row, 'id' ),
						id,
					] )
			: productIds.flatMap( ( productId ) => {
					const item = findItemOfProduct(
						shop.database,
						id,
						productId
					);
					return item ? [ [ productId, item.id, id ] ] : [];
				} )
	);
	return {
		hash: stateHash( c ),
		count,
		complete: isComplete,
		items,
		lists,
		nonces: Object.fromEntries(
			Object.entries( ACTIONS ).map( ( [ action, { nonce } ] ) => [
				nonce,
				actionNonce( shop, action ),
			] )
		),
		rest_nonce:
			shop.session.customerId > 0 ? actionNonce( shop, REST_NONCE ) : '',
		store_nonce: String( visitorHeaders( shop ).Nonce ),
	};
};
