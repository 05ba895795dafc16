import { hasAddedQuantity } from '@shopfront/cart-summary';
import type { ChosenAttribute } from '@shopfront/behaviors/cart/block-loader';
import { readStoredLines } from '@shopfront/behaviors/cart/cart-reader';
import { runInPageQueue } from '@shopfront/host';
import { PAGE_EVENTS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { dispatch, isCart, publishCart, type CartBody } from './publish-cart';
import { createSender, type Reply } from './send';

/** Error code if the request was lost, and the product is not in the cart. */
export const UNREACHABLE = 'fetch_error';

/** Most products of a request (docs/contract/cart-and-checkout.md 9). */
const BATCH_SIZE = 25;

/** Adds a product to the cart. Rejects with `{ code, message }` like the mini-cart block. */
export type AddItem = (
	productId: number,
	quantity: number,
	variation?: readonly ChosenAttribute[]
) => Promise< void >;

/** A product to add. */
interface Addition {
	id: number;
	quantity: number;
	variation: readonly ChosenAttribute[] | undefined;
}

/** A product that waits for its request. */
interface Waiting {
	addition: Addition;
	/** Ends it, with the error if there is one. */
	settle: ( error?: object ) => void;
}

/** Returns the cart of a response, also of an error that changed it. */
export const getCart = ( { status, body }: Reply ): CartBody | undefined => {
	const cart =
		isRecord( body ) && isRecord( body.data ) && status >= 300
			? body.data.cart
			: body;
	return isCart( cart ) ? cart : undefined;
};

/** Whether a response tells that the product was added. */
const isAdded = ( { status, body }: Reply ) => status < 300 && isCart( body );

/** Whether the server may have added the product, although the response does not tell. */
const isInDoubt = ( reply: Reply ) =>
	! isAdded( reply ) &&
	! getCart( reply ) &&
	( reply.status < 300 || reply.status >= 500 );

/**
 * Creates the function that adds products to the cart of a page without a cart store. Additions wait for all earlier requests of the
 * page. Each is sent once: if the response is lost, the cart is read, and tells whether the product was added.
 *
 * @param view
 * @param cartUrl URL of the Store API's cart.
 * @param homeUrl URL of the shop, which names the channel to its other tabs.
 */
export function createAddItem(
	view: Window,
	cartUrl: string,
	homeUrl: unknown
): AddItem {
	const { body } = view.document;
	const waiting: Waiting[] = [];

	const send = async ( batch: readonly Waiting[] ) => {
		const { session, read, change, waitForNetwork } = createSender(
			view,
			cartUrl
		);
		await waitForNetwork();
		const known = readStoredLines( view );
		// The nonce comes with the cart. Without one, the request would be refused.
		const first = known && session.nonce() ? null : await read();
		const before = known ?? ( first && getCart( first )?.items );
		const replies = await change(
			batch.map( ( { addition } ) => ( {
				endpoint: 'add-item',
				body: addition,
			} ) )
		);
		const check = replies.some( isInDoubt ) ? await read() : null;
		const newest = [ ...replies, ...( check ? [ check ] : [] ) ]
			.filter( getCart )
			.at( -1 );
		const cart = newest && getCart( newest );
		if ( newest && cart ) {
			publishCart( view, cart, newest, session.customerId(), homeUrl );
		}
		const after = check && getCart( check );
		const getError = (
			reply: Reply,
			{ id, quantity, variation }: Addition
		) => {
			if ( isAdded( reply ) ) {
				return undefined;
			}
			const error = isRecord( reply.body ) ? reply.body : {};
			if ( ! isInDoubt( reply ) || ! before || ! after ) {
				return error;
			}
			const isThere = hasAddedQuantity( id, quantity, variation );
			const lost = reply.status === 0 ? { code: UNREACHABLE } : error;
			return isThere( { items: before }, after ) ? undefined : lost;
		};
		replies.forEach( ( reply, index ) => {
			const one = batch[ index ];
			one?.settle( getError( reply, one.addition ) );
		} );
	};
	/** Sends what waits in one request, as far as that is allowed. */
	const sendWaiting = async () => {
		// The products of a form are added together.
		await null;
		const batch = waiting.splice( 0, BATCH_SIZE );
		if ( waiting.length > 0 ) {
			void runInPageQueue( view, sendWaiting );
		}
		await send( batch ).finally( () =>
			// If something was not as expected, the outcome is unknown. Most are settled by now.
			batch.forEach( ( { settle } ) => settle( {} ) )
		);
	};

	return async ( id, quantity, variation ) => {
		dispatch( body, PAGE_EVENTS.addingToCart );
		await new Promise< void >( ( resolve, reject ) => {
			waiting.push( {
				addition: { id, quantity, variation },
				settle: ( error ) => ( error ? reject( error ) : resolve() ),
			} );
			if ( waiting.length === 1 ) {
				void runInPageQueue( view, sendWaiting );
			}
		} );
		dispatch( body, PAGE_EVENTS.addedToCart, { preserveCartData: true } );
	};
}
