import {
	DONE,
	LostAnswer,
	refused,
	type Answer,
	type WishlistBackend,
} from './backend';
import { readError, readShopperList } from './guards';
import { sendForJson } from './send';
import { NO_LISTS } from './state';
import type { WishlistStore } from './store';

const LIST = '/shopper-lists/wishlist';

/** Ends the error codes of refused nonces. */
const NONCE_REFUSED = /_(missing|invalid)_nonce$/;

/** Starts the names of fields that choose a variation. */
const ATTRIBUTE_PREFIX = 'attribute_';

/** Returns the choices in the variation's form. The server needs them for attributes that allow any value. */
const choicesOf = ( page: Document, productId: number ) => {
	const forms = [
		...page.querySelectorAll< HTMLFormElement >( 'form.variations_form' ),
	].map( ( form ) => [ ...new FormData( form ) ] );
	const fields = forms.find( ( entries ) =>
		entries.some(
			( [ name, value ] ) =>
				name === 'variation_id' && value === String( productId )
		)
	);
	return ( fields ?? [] )
		.filter( ( [ name ] ) => name.startsWith( ATTRIBUTE_PREFIX ) )
		.map( ( [ name, value ] ) => ( {
			attribute: name.slice( ATTRIBUTE_PREFIX.length ),
			value: String( value ),
		} ) );
};

/** WooCommerce's own lists (docs/contract/wishlist.md 7). Each customer has one, without a name or an order. */
export const createShopperListsBackend = (
	view: Window,
	store: WishlistStore
): WishlistBackend => {
	const { settings } = store;
	let nonce = '';
	const request = async ( method: string, path: string, body?: object ) => {
		const response = await sendForJson(
			view,
			String( settings.own.storeUrl ) + path,
			{
				method,
				headers: {
					...( body ? { 'Content-Type': 'application/json' } : {} ),
					...( method === 'GET'
						? {}
						: { Nonce: nonce || store.nonce( 'store' ) } ),
				},
				body: body && JSON.stringify( body ),
			}
		);
		nonce = response.headers.get( 'Nonce' ) ?? nonce;
		return response;
	};
	const send = async (
		method: string,
		path: string,
		body?: object
	): Promise< Answer > => {
		let response = await request( method, path, body );
		if ( NONCE_REFUSED.test( readError( response.body ).code ) ) {
			// Even the refusal came with a valid nonce.
			response = await request( method, path, body );
		}
		const { status } = response;
		if ( status >= 500 ) {
			throw new LostAnswer( `Answer ${ status }.` );
		}
		const { code, message } = readError( response.body );
		if ( status === 401 ) {
			return refused( settings.text( 'loginNeeded' ) );
		}
		if ( status >= 400 ) {
			return code ? refused( message ) : refused();
		}
		return DONE;
	};
	/** Returns `'guest'` if the visitor has to log in, and `null` if the items are unknown. */
	const look = async () => {
		const { status, body } = await request( 'GET', `${ LIST }/items` );
		if ( status === 401 ) {
			return 'guest';
		}
		return status === 200 ? readShopperList( body ) : null;
	};
	const items = async () => {
		const found = await look();
		return found === 'guest' ? [] : found;
	};
	const unsupported = async () => refused();
	return {
		can: () => false,
		add: async ( { productId, productType, quantity = 1, button } ) => {
			// Adding a listed product again would raise its quantity.
			const known = await look();
			if ( known === 'guest' ) {
				return refused( settings.text( 'loginNeeded' ) );
			}
			// Check the login first: in block forms, a guest's button doesn't follow the choice.
			if ( productType === 'variable' ) {
				return refused( settings.text( 'chooseOptions' ) );
			}
			if ( ! known ) {
				throw new LostAnswer( 'The list could not be read.' );
			}
			if ( known.some( ( { id } ) => id === productId ) ) {
				return { ...DONE, result: 'exists' };
			}
			// A cart line already has all choices.
			const line =
				button?.closest< HTMLElement >( '[data-line-key]' )?.dataset
					.lineKey;
			const variation = choicesOf( view.document, productId );
			return send( 'POST', `${ LIST }/items`, {
				...( line
					? { cart_item_key: line }
					: { product_id: productId } ),
				quantity,
				...( ! line && variation.length > 0 ? { variation } : {} ),
			} );
		},
		remove: async ( { productId, itemId } ) => {
			const known =
				typeof itemId === 'string' && itemId ? null : await items();
			const key =
				known?.find( ( { id } ) => id === productId )?.key ?? itemId;
			if ( ! key ) {
				// Either the item is already gone, or the list couldn't be read.
				return known ? DONE : refused();
			}
			const answer = await send( 'DELETE', `${ LIST }/items/${ key }` );
			// A refusal may mean that the item is already gone.
			const left = answer.result === 'refused' ? await items() : null;
			return left && ! left.some( ( one ) => one.key === key )
				? DONE
				: answer;
		},
		list: async ( productIds ) => {
			const found = await items();
			return (
				found && {
					...NO_LISTS,
					asked: productIds,
					count: found.length,
					items: found.map(
						( { id, key } ) => [ id, key, 0 ] as const
					),
				}
			);
		},
		count: async () => ( await items() )?.length ?? null,
		create: unsupported,
		move: unsupported,
		rename: unsupported,
		setPrivacy: unsupported,
		sort: unsupported,
		setQuantity: unsupported,
		askForEstimate: unsupported,
		loadLayout: unsupported,
		loadFragments: async () => null,
	};
};
