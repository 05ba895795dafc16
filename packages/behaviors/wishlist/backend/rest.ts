import {
	DONE,
	LostAnswer,
	type Answer,
	type ListTarget,
	type WishlistBackend,
} from './backend';
import { readProducts, readRestAnswer, readRestLists } from './guards';
import { sendForJson } from './send';
import { NO_LISTS, type ListedItem } from './state';
import type { WishlistStore } from './store';

const targetOf = ( target: ListTarget ) => {
	switch ( target.kind ) {
		case 'default':
			return { wishlist_id: 'default' };
		case 'list':
			return { wishlist_id: target.id };
		case 'new':
			return {
				wishlist_id: 'new',
				wishlist_name: target.name,
				wishlist_visibility: target.privacy,
			};
	}
};

/**
 * The YITH plugin's REST API (docs/contract/wishlist.md 6). `ajax` handles actions that the API doesn't have, as on the
 * plugin's own list page.
 */
export const createRestBackend = (
	view: Window,
	store: WishlistStore,
	ajax: WishlistBackend
): WishlistBackend => {
	const { settings } = store;
	const request = async ( method: string, path: string, body?: object ) => {
		if ( settings.stateAction && ! store.nonce( 'rest' ) && body ) {
			// A cached page has no nonce. A guest needs none.
			await store.lookUp();
		}
		const nonce = store.nonce( 'rest' );
		const { status, body: answer } = await sendForJson(
			view,
			String( settings.own.restUrl ) + path,
			{
				method,
				headers: {
					...( body ? { 'Content-Type': 'application/json' } : {} ),
					...( nonce ? { 'X-WP-Nonce': nonce } : {} ),
				},
				body: body && JSON.stringify( body ),
			}
		);
		return { status, answer };
	};
	const send = async (
		method: string,
		path: string,
		body: object
	): Promise< Answer > => {
		const { status, answer } = await request( method, path, body );
		const read = readRestAnswer( answer, status );
		if ( ! read ) {
			throw new LostAnswer( `Answer ${ status } without a result.` );
		}
		return read;
	};
	const isListed = async ( productId: number ) => {
		const { status, answer } = await request(
			'GET',
			`/products?product_ids[]=${ productId }`
		);
		return (
			status === 200 &&
			( readProducts( answer )?.[ 0 ]?.listIds.length ?? 0 ) > 0
		);
	};
	return {
		...ajax,
		add: async ( { productId, quantity = 1, target } ) => {
			const answer = await send( 'POST', '/items', {
				product_id: productId,
				quantity,
				...targetOf( target ),
			} );
			// For a listed product, the API only sends a refusal with a text.
			return answer.result === 'refused' &&
				target.kind !== 'new' &&
				( await isListed( productId ) )
				? { ...answer, result: 'exists' }
				: answer;
		},
		remove: ( { productId, listId } ) =>
			send( 'DELETE', '/items', {
				product_id: productId,
				wishlist_id: listId || 'default',
			} ),
		list: async ( productIds ) => {
			const [ products, lists ] = await Promise.all( [
				request(
					'GET',
					`/products?${ productIds
						.map( ( id ) => `product_ids[]=${ id }` )
						.join( '&' ) }`
				),
				request( 'GET', '/lists' ),
			] );
			// A guest without a list can't read the lists, but can read the products.
			const items =
				products.status === 200
					? readProducts( products.answer )
					: null;
			return (
				items && {
					...NO_LISTS,
					isComplete: false,
					asked: productIds,
					count: items.filter( ( { listIds } ) => listIds.length > 0 )
						.length,
					items: items.flatMap( ( { productId, listIds } ) =>
						listIds.map( ( id ): ListedItem => [
							productId,
							0,
							id,
						] )
					),
					lists: readRestLists( lists.answer ),
				}
			);
		},
		count: async () => ( await store.lookUp() )?.count ?? null,
		// In the plugin's free edition, a move causes a fatal error, so we add and remove instead.
		move: async ( item, target ) => {
			const added = await send( 'POST', '/items', {
				product_id: item.productId,
				...targetOf( target ),
			} );
			if ( added.result === 'refused' ) {
				return added;
			}
			await send( 'DELETE', '/items', {
				product_id: item.productId,
				wishlist_id: item.listId,
			} );
			return { ...DONE, message: added.message };
		},
	};
};
