import { hasAddedQuantity } from '@shopfront/cart-summary';
import { getServices } from '@shopfront/data/services';
import { pause, whenAborted } from '@shopfront/host';
import type { CartResponse } from '@shopfront/store-api';
import { getAddedData } from '../optimistic/added-data';
import { startAddition } from '../additions';
import { emitAddedToCart, emitAddingToCart } from '../page-events';
import { ROUTES } from '../routes';
import { getRuntime, type SupersedableRequest } from '../runtime';
import type { CartThunk } from '../thunk';
import type { CartData, ChosenAttribute, PendingOperation } from '../types';
import { createMutation } from './create-mutation';
import { runMutation } from './run-mutation';

/** Delay before we send a quantity, so that a newer one can supersede it, ms (docs/contract/cart-and-checkout.md 9). */
export const QUANTITY_SEND_DELAY_MS = 400;

const findItem = ( cart: CartData, key: string ) =>
	cart.items.find( ( item ) => item.key === key );

const getRequestKey = ( key: string ) => `quantity:${ key }`;

/**
 * Sends a quantity, unless the server already has it or a newer quantity supersedes it (docs/contract/cart-and-checkout.md
 * 5).
 */
const sendQuantity =
	(
		{ operationId, requestedAt }: PendingOperation,
		key: string,
		quantity: number
	): CartThunk< Promise< void > > =>
	async ( { dispatch, select, registry } ) => {
		const { clock } = getServices( registry ).host;
		const { requests, isResending } = getRuntime( registry );
		const superseded = requests.get( getRequestKey( key ) );
		superseded?.abort();
		const controller = new AbortController();
		const currentRequest: SupersedableRequest = {
			requestedAt: superseded?.requestedAt ?? requestedAt,
			mayBeApplied: superseded?.mayBeApplied ?? false,
			abort: () => controller.abort(),
		};
		requests.set( getRequestKey( key ), currentRequest );
		try {
			if ( ! isResending ) {
				await pause(
					clock,
					QUANTITY_SEND_DELAY_MS - ( clock.now() - requestedAt ),
					whenAborted( controller.signal )
				);
			}
			const isPending = select
				.getCartOperations()
				.some( ( { id } ) => id === operationId );
			const known = findItem( select.getServerCart(), key );
			if (
				! isPending ||
				! known ||
				( known.quantity === quantity && ! currentRequest.mayBeApplied )
			) {
				dispatch( { type: 'OPERATION_ENDED', id: operationId } );
				return;
			}
			currentRequest.mayBeApplied = true;
			await dispatch(
				runMutation( {
					operationId,
					request: {
						path: ROUTES.updateItem,
						method: 'POST',
						data: { key, quantity },
						// The request sets the quantity, so a repeat has no further effect.
						retry: 'safe',
						requestedAt: currentRequest.requestedAt,
						signal: controller.signal,
					},
					isDone: ( _before, after ) =>
						findItem( after, key )?.quantity === quantity,
					refreshesAfterError: true,
				} )
			);
		} finally {
			if ( requests.get( getRequestKey( key ) ) === currentRequest ) {
				requests.delete( getRequestKey( key ) );
			}
		}
	};

/**
 * Changes a cart item's quantity. The change shows at once. Rapid changes become one request with the last quantity; a
 * change back to the server's quantity sends none (docs/contract/cart-and-checkout.md 5, "Quantity").
 *
 * Rejects with the API error. Resolves without a value when it's done, or when a newer change supersedes it.
 */
export const changeCartItemQuantity = createMutation( {
	getOperation: ( { select }, key: string, quantity: number ) => {
		const item = findItem( select.getOptimisticCart(), key );
		return ! item ||
			item.quantity === quantity ||
			select.isItemPendingDelete( key )
			? null
			: { kind: 'setQuantity', key, quantity };
	},
	send: sendQuantity,
} );

const sendRemoval =
	(
		{ operationId }: PendingOperation,
		key: string
	): CartThunk< Promise< CartResponse | null > > =>
	( { dispatch, registry } ) => {
		getRuntime( registry ).requests.get( getRequestKey( key ) )?.abort();
		return dispatch(
			runMutation( {
				operationId,
				request: {
					path: ROUTES.removeItem,
					method: 'POST',
					data: { key },
					retry: 'safe',
				},
				isDone: ( _before, after ) => ! findItem( after, key ),
			} )
		);
	};

/** Removes a cart item. Its row stays, disabled, until the response. Repeats do nothing. Rejects with the API error. */
export const removeItemFromCart = createMutation( {
	getOperation: ( { select }, key: string ) =>
		select.isItemPendingDelete( key ) ? null : { kind: 'remove', key },
	send: sendRemoval,
} );

const sendAddition =
	(
		{ operationId }: PendingOperation,
		productId: number,
		quantity: number = 1,
		variation?: readonly ChosenAttribute[],
		additionalData: Readonly< Record< string, unknown > > = {}
	): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, select, registry } ) => {
		const before = select.getServerCart();
		const response = await dispatch(
			runMutation( {
				operationId,
				request: {
					path: ROUTES.addItem,
					method: 'POST',
					data: {
						...additionalData,
						id: productId,
						quantity,
						...( variation && { variation } ),
					},
					retry: 'once',
					beforeSend: () => startAddition( registry, operationId ),
				},
				isDone: hasAddedQuantity( productId, quantity, variation ),
			} )
		);
		const added = select
			.getServerCart()
			.items.find(
				( item ) =>
					( item.id === productId || variation?.length ) &&
					item.quantity >
						( findItem( before, item.key )?.quantity ?? 0 )
			);
		if ( added && Object.keys( additionalData ).length > 0 ) {
			getAddedData( registry ).set( added.key, additionalData );
		}
		emitAddedToCart( getServices( registry ).host, {
			preserveCartData: true,
		} );
		return response;
	};

/**
 * Adds a product. Waits while the browser is offline. Never retries, because that could add the product twice. After a
 * lost response it fetches the cart, and succeeds if the product is there.
 *
 * Rejects with the API error.
 */
export const addItemToCart = createMutation( {
	getOperation: (
		{ registry },
		productId: number,
		quantity: number = 1,
		variation?: readonly ChosenAttribute[],
		additionalData?: Readonly< Record< string, unknown > >
	) => {
		emitAddingToCart( getServices( registry ).host );
		return {
			kind: 'add',
			productId,
			quantity,
			variation,
			additionalData,
		};
	},
	send: sendAddition,
} );
