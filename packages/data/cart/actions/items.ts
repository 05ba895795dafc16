import { getServices } from '@shopfront/data/services';
import { pause, whenAborted } from '@shopfront/host';
import type { CartResponse } from '@shopfront/store-api';
import { emitAddedToCart, emitAddingToCart } from '../page-events';
import { ROUTES } from '../routes';
import { getRuntime, type Replaceable } from '../runtime';
import type { CartThunk } from '../thunk';
import type { CartData } from '../types';
import { perform, responseOrThrow } from './perform';

/** How long a quantity may still change before it is sent (specification 9). */
export const QUANTITY_SEND_DELAY_MS = 400;

const itemOf = ( cart: CartData, key: string ) =>
	cart.items.find( ( item ) => item.key === key );

const countOf = ( cart: CartData, productId: number | null ) =>
	cart.items
		.filter( ( item ) => productId === null || item.id === productId )
		.reduce( ( sum, item ) => sum + item.quantity, 0 );

/** Sums of decimal quantities miss by less than this: 0.1 + 0.2 is not 0.3. */
const COUNT_ERROR = 1e-6;

/**
 * Whether a cart holds that much more. A variation that was named by its attributes stands in the cart under an id
 * of its own, which is not known here: then the whole cart is counted.
 */
const hasGrown = (
	productId: number,
	quantity: number,
	variation: readonly ChosenAttribute[] | undefined
) => {
	const counted = variation?.length ? null : productId;
	return ( before: CartData, after: CartData ) =>
		countOf( after, counted ) - countOf( before, counted ) >=
		quantity - COUNT_ERROR;
};

const slotOf = ( key: string ) => `quantity:${ key }`;

/**
 * Wishes a quantity for a cart item. It shows at once; rapid changes become one request with the last of them, and
 * a change back to what the server has becomes none (specification 5, Quantity).
 *
 * Rejects with the API error. Resolves without a value when it is done, or when a newer change takes over.
 */
export const changeCartItemQuantity =
	( key: string, quantity: number ): CartThunk< Promise< void > > =>
	async ( { dispatch, select, registry } ) => {
		const item = select.getCartItem( key );
		if (
			! item ||
			item.quantity === quantity ||
			select.isItemPendingDelete( key )
		) {
			return;
		}
		const { clock } = getServices( registry ).host;
		const { replaceable, nextOperationId } = getRuntime( registry );
		const replaced = replaceable.get( slotOf( key ) );
		const controller = new AbortController();
		const mine: Replaceable = {
			id: nextOperationId(),
			askedAt: replaced?.askedAt ?? clock.now(),
			mayBeKnown: replaced?.mayBeKnown ?? false,
			abort: () => controller.abort(),
		};
		replaceable.set( slotOf( key ), mine );
		registry.batch( () => {
			if ( replaced ) {
				replaced.abort();
				dispatch( { type: 'OPERATION_ENDED', id: replaced.id } );
			}
			dispatch( {
				type: 'OPERATION_STARTED',
				operation: { id: mine.id, kind: 'setQuantity', key, quantity },
			} );
		} );

		try {
			await pause(
				clock,
				QUANTITY_SEND_DELAY_MS,
				whenAborted( controller.signal )
			);
			const known = itemOf( select.getServerCart(), key );
			const isNews =
				known && ( mine.mayBeKnown || known.quantity !== quantity );
			if ( controller.signal.aborted || ! isNews ) {
				dispatch( { type: 'OPERATION_ENDED', id: mine.id } );
				return;
			}
			mine.mayBeKnown = true;
			responseOrThrow(
				await dispatch(
					perform( {
						operationId: mine.id,
						request: {
							path: ROUTES.updateItem,
							method: 'POST',
							data: { key, quantity },
							// It names the quantity, not a difference: asking twice changes nothing.
							retry: 'safe',
							askedAt: mine.askedAt,
							signal: controller.signal,
						},
						isDone: ( _before, after ) =>
							itemOf( after, key )?.quantity === quantity,
						asksAfterRefusal: true,
					} )
				)
			);
		} finally {
			if ( replaceable.get( slotOf( key ) ) === mine ) {
				replaceable.delete( slotOf( key ) );
			}
		}
	};

/**
 * Removes a cart item. Its row stays, disabled, until the server has answered. Removing what is being removed is
 * nothing. Rejects with the API error.
 */
export const removeItemFromCart =
	( key: string ): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, select, registry } ) => {
		if ( select.isItemPendingDelete( key ) ) {
			return null;
		}
		const { replaceable, nextOperationId } = getRuntime( registry );
		const id = nextOperationId();
		const replaced = replaceable.get( slotOf( key ) );
		registry.batch( () => {
			if ( replaced ) {
				replaced.abort();
				dispatch( { type: 'OPERATION_ENDED', id: replaced.id } );
			}
			dispatch( {
				type: 'OPERATION_STARTED',
				operation: { id, kind: 'remove', key },
			} );
		} );
		return responseOrThrow(
			await dispatch(
				perform( {
					operationId: id,
					request: {
						path: ROUTES.removeItem,
						method: 'POST',
						data: { key },
						retry: 'safe',
					},
					isDone: ( _before, after ) => ! itemOf( after, key ),
				} )
			)
		);
	};

/** An attribute of a variation, by name and value. */
export interface ChosenAttribute {
	attribute: string;
	value: string;
}

/**
 * Adds a product. Never sent twice by itself: a second time would add it again. When the answer is lost, the cart
 * is asked for, and it counts as added if it shows there.
 *
 * Rejects with the API error.
 */
export const addItemToCart =
	(
		productId: number,
		quantity: number = 1,
		variation?: readonly ChosenAttribute[],
		additionalData: Readonly< Record< string, unknown > > = {}
	): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, registry } ) => {
		const { host } = getServices( registry );
		const id = getRuntime( registry ).nextOperationId();
		emitAddingToCart( host );
		dispatch( {
			type: 'OPERATION_STARTED',
			operation: { id, kind: 'add', productId, quantity },
		} );
		const response = responseOrThrow(
			await dispatch(
				perform( {
					operationId: id,
					request: {
						path: ROUTES.addItem,
						method: 'POST',
						data: {
							...additionalData,
							id: productId,
							quantity,
							...( variation && { variation } ),
						},
					},
					isDone: hasGrown( productId, quantity, variation ),
				} )
			)
		);
		emitAddedToCart( host, { preserveCartData: true } );
		return response;
	};
