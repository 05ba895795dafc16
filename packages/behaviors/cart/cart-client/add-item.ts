import { hasAddedQuantity } from '@shopfront/cart-summary';
import type { ChosenAttribute } from '@shopfront/behaviors/cart/block-loader';
import { readStoredLines } from '@shopfront/behaviors/cart/cart-reader';
import { runInPageQueue } from '@shopfront/host';
import { PAGE_EVENTS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { dispatch, isCart, publishCart, type CartBody } from './publish-cart';
import { createSender, type Reply } from './send';

/** Error code for a lost request whose product isn't in the cart. */
export const UNREACHABLE = 'fetch_error';

/** Limit of products in a batch (docs/contract/cart-and-checkout.md 9). */
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

interface Waiting {
	addition: Addition;
	settle: ( error?: object ) => void;
}

/** Returns the cart of a response. Errors that changed the cart carry one, too. */
export const getCart = ( { status, body }: Reply ): CartBody | undefined => {
	const cart =
		isRecord( body ) && isRecord( body.data ) && status >= 300
			? body.data.cart
			: body;
	return isCart( cart ) ? cart : undefined;
};

const isAdded = ( { status, body }: Reply ) => status < 300 && isCart( body );

/** Whether the server may have added the product, although its response doesn't say so. */
const isInDoubt = ( reply: Reply ) =>
	! isAdded( reply ) &&
	! getCart( reply ) &&
	( reply.status < 300 || reply.status >= 500 );

/**
 * Adds products to the cart of a page without a cart store. Each addition waits for the page's earlier requests and is
 * sent once: if the response is lost, we read the cart to find out whether the product is in it.
 */
export const createAddItem = (
	view: Window,
	cartUrl: string,
	homeUrl: unknown
): AddItem => {
	const { body } = view.document;
	const waiting: Waiting[] = [];

	const send = async ( batch: readonly Waiting[] ) => {
		const { session, read, change, waitForNetwork } = createSender(
			view,
			cartUrl
		);
		await waitForNetwork();
		const known = readStoredLines( view );
		// The cart comes with a nonce. Without one, the server would refuse the request.
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
	const sendWaiting = async () => {
		// Wait for the form's other products, to send them together.
		await null;
		const batch = waiting.splice( 0, BATCH_SIZE );
		if ( waiting.length > 0 ) {
			void runInPageQueue( view, sendWaiting );
		}
		await send( batch ).finally( () =>
			// Only reached with unsettled items after an unexpected error: their outcome is unknown.
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
};
