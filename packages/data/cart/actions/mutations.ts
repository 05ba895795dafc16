import { getServices } from '@shopfront/data/services';
import type { CartItemResponse } from '@shopfront/store-api';
import { emitAddingToCart } from '../page-events';
import type { CartThunk } from '../thunk';
import type {
	ChosenAttribute,
	CustomerChanges,
	ExtensionCartUpdate,
	SavedItem,
} from '../types';
import { isRateSelected } from '../optimistic/with-selected-rate';
import { lazyMutation } from './lazy-mutation';

/** Applies a coupon code. Waits while the browser is offline. Rejects with the API error, which contains the reason. */
export const applyCoupon = lazyMutation( {
	getOperation: ( _context, code: string ) => ( {
		kind: 'applyCoupon',
		code,
	} ),
	getRequest: ( code ) => code.sendCoupon,
	waitsForNetwork: true,
} );

/** Removes a coupon code. Waits while the browser is offline. Rejects with the API error. */
export const removeCoupon = lazyMutation( {
	getOperation: ( _context, code: string ) => ( {
		kind: 'removeCoupon',
		code,
	} ),
	getRequest: ( code ) => code.sendCouponRemoval,
	waitsForNetwork: true,
} );

/**
 * Changes a cart item's quantity. The change shows at once. Rapid changes become one request with the last quantity; a
 * change back to the server's quantity sends none (docs/contract/cart-and-checkout.md 5, "Quantity").
 *
 * Rejects with the API error. Resolves without a value when it's done, or when a newer change supersedes it.
 */
export const changeCartItemQuantity = lazyMutation( {
	getOperation: ( { select }, key: string, quantity: number ) => {
		const item = select
			.getOptimisticCart()
			.items.find( ( each ) => each.key === key );
		return ! item ||
			item.quantity === quantity ||
			select.isItemPendingDelete( key )
			? null
			: { kind: 'setQuantity', key, quantity };
	},
	getRequest: ( code ) => code.sendQuantity,
	waitsForNetwork: true,
} );

/** Removes a cart item. Its row stays, disabled, until the response. Repeats do nothing. Rejects with the API error. */
export const removeItemFromCart = lazyMutation( {
	getOperation: ( { select }, key: string ) =>
		select.isItemPendingDelete( key ) ? null : { kind: 'remove', key },
	getRequest: ( code ) => code.sendRemoval,
	waitsForNetwork: true,
} );

/**
 * Adds a product. Waits while the browser is offline. Never retries, because that could add the product twice. After a
 * lost response it fetches the cart, and succeeds if the product is there.
 *
 * Rejects with the API error.
 */
export const addItemToCart = lazyMutation( {
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
	getRequest: ( code ) => code.sendAddition,
	waitsForNetwork: true,
} );

/**
 * Selects a shipping rate for one package, or for all if `packageId` is `null`. The selection shows at once; a newer
 * selection supersedes it.
 *
 * Rejects with the API error; the cart then shows the server's selection again.
 */
export const selectShippingRate = lazyMutation( {
	getOperation: (
		{ select, registry },
		rateId: string,
		packageId: number | string | null = null
	) => {
		const { host, settings } = getServices( registry );
		return host.isEditor() ||
			isRateSelected( select.getShippingRates(), rateId, packageId )
			? null
			: {
					kind: 'selectRate',
					rateId,
					packageId,
					collectableMethodIds: settings.collectableMethodIds,
				};
	},
	getRequest: ( code ) => code.sendRate,
	waitsForNetwork: true,
} );

/**
 * Sends addresses. If the shopper edits a field after the call, it keeps the shopper's value: the response settles only
 * earlier edits (docs/architecture.md, "Data flow").
 *
 * Rejects with the API error, whose details contain the field names.
 *
 * @param changes      The addresses.
 * @param isEditing    Part of the contract, but without effect: revisions show which fields the shopper edits.
 * @param affectsRates Whether a field that shipping rates depend on has changed. Default `false`.
 */
export const updateCustomerData = lazyMutation( {
	getOperation: (
		_context,
		changes: CustomerChanges,
		...[ , affectsRates = false ]: [
			isEditing?: boolean,
			affectsRates?: boolean,
		]
	) => ( {
		kind: 'updateCustomer',
		affectsRates: affectsRates && Boolean( changes.shipping_address ),
		changes,
	} ),
	getRequest: ( code ) => code.sendCustomer,
	waitsForNetwork: true,
} );

/** Calls an add-on's callback on the server, which changes the cart. Rejects with the API error. */
export const applyExtensionCartUpdate = lazyMutation( {
	getOperation: ( _context, { namespace }: ExtensionCartUpdate ) => ( {
		kind: 'extension',
		namespace,
	} ),
	getRequest: ( code ) => code.sendExtensionUpdate,
} );

/** Moves a cart item to the shopper's saved-for-later list. Rejects for a blank key, and with the API error. */
export const saveForLater =
	( key: string ): CartThunk< Promise< unknown > > =>
	async ( { dispatch } ) => {
		const { sendSavedItem } = await import(
			/* webpackChunkName: "actions" */ '../mutations'
		);
		return dispatch( sendSavedItem( key ) );
	};

/** Takes an item that the shopper saved from the cart off the saved-for-later list. Rejects with the API error. */
export const removeSavedItem =
	(
		saved: SavedItem,
		item: CartItemResponse
	): CartThunk< Promise< unknown > > =>
	async ( { dispatch } ) => {
		const { sendSavedItemRemoval } = await import(
			/* webpackChunkName: "actions" */ '../mutations'
		);
		return dispatch( sendSavedItemRemoval( saved, item ) );
	};
