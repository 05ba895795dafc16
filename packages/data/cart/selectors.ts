import { replaceEqualDeep } from '@shopfront/structural-sharing';
import type {
	AddressResponse,
	ApiErrorResponse,
	BillingAddressResponse,
	CartItemResponse,
	CartTotalsResponse,
	ShippingPackageResponse,
} from '@shopfront/store-api';
import { overlayEdits } from './optimistic/edits';
import { applyOperations } from './optimistic/optimistic-cart';
import type {
	CartData,
	CartFlags,
	CartMeta,
	CartOperation,
	CartState,
	CustomerEdits,
	PendingCartFields,
	OptimisticCart,
} from './types';
import { withSelectedRate } from './optimistic/with-selected-rate';

const filterByKind = < Kind extends CartOperation[ 'kind' ] >(
	operations: readonly CartOperation[],
	kind: Kind
) =>
	operations.filter(
		( operation ): operation is Extract< CartOperation, { kind: Kind } > =>
			operation.kind === kind
	);

interface CartView extends OptimisticCart {
	/** What add-ons read. */
	readonly platformCart: CartData;
	readonly operations: readonly CartOperation[];
	readonly edits: CustomerEdits;
}

// One view per server cart, recomputed only when its inputs change.
const viewCache = new WeakMap< CartData, CartView >();
let latestView: CartView | undefined;

/** Returns the same cart if there are no edits. */
const withEdits = ( cart: CartData, edits: CustomerEdits ): CartData => {
	const billingAddress = overlayEdits( cart.billingAddress, edits.billing );
	const shippingAddress = overlayEdits(
		cart.shippingAddress,
		edits.shipping
	);
	const isUnedited =
		billingAddress === cart.billingAddress &&
		shippingAddress === cart.shippingAddress;
	return isUnedited ? cart : { ...cart, billingAddress, shippingAddress };
};

/** WooCommerce's store shows a selected rate at once, without new totals, and every other change with the response. */
const withSelectedRates = (
	server: CartData,
	operations: readonly CartOperation[]
): CartData =>
	filterByKind( operations, 'selectRate' ).reduce(
		( cart, { rateId, packageId } ) => ( {
			...cart,
			shippingRates: withSelectedRate(
				cart.shippingRates,
				rateId,
				packageId
			),
		} ),
		server
	);

const getView = ( { server, operations, edits }: CartState ): CartView => {
	const known = viewCache.get( server );
	if (
		known &&
		known.operations === operations &&
		known.edits.billing === edits.billing &&
		known.edits.shipping === edits.shipping
	) {
		return known;
	}
	const { cart, pending } = applyOperations( server, operations );
	const previous = known ?? latestView;
	// Add-ons compare references: an operation that they can't see yet must not change any, nor may a new server cart
	// change an edited address.
	const platformCart = replaceEqualDeep(
		previous?.platformCart,
		withEdits( withSelectedRates( server, operations ), edits )
	);
	const result: CartView = {
		cart: replaceEqualDeep( platformCart, withEdits( cart, edits ) ),
		platformCart,
		// Lists of items depend on this: structural sharing avoids renders if an address push leaves nothing pending.
		pending: replaceEqualDeep( known?.pending, pending ),
		operations,
		edits,
	};
	viewCache.set( server, result );
	latestView = result;
	return result;
};

const createSelector = < Sources extends unknown[], Result >(
	sources: ( state: CartState ) => readonly [ ...Sources ],
	compute: ( ...inputs: Sources ) => Result
): ( ( state: CartState ) => Result ) => {
	let last: { inputs: readonly [ ...Sources ]; result: Result } | null = null;
	return ( state ) => {
		const inputs = sources( state );
		if (
			! last ||
			inputs.some( ( input, index ) => input !== last?.inputs[ index ] )
		) {
			const result = replaceEqualDeep(
				last?.result,
				compute( ...inputs )
			);
			last = { inputs, result };
		}
		return last.result;
	};
};

const unique = < Value >( values: readonly Value[] ): readonly Value[] => [
	...new Set( values ),
];

/**
 * The server's last cart, with the addresses as the shopper typed them and the selected shipping rates. Other changes
 * show once the server has answered. Calling it fetches the cart.
 *
 * @default an empty cart
 */
export const getCartData = ( state: CartState ): CartData =>
	getView( state ).platformCart;

/** The server's cart with the pending operations applied. */
export const getOptimisticCart = ( state: CartState ): CartData =>
	getView( state ).cart;

export const getPendingCartFields = ( state: CartState ): PendingCartFields =>
	getView( state ).pending;

/**
 * The totals of the cart. Calling it fetches the cart.
 *
 * @default totals of `'0'`
 */
export const getCartTotals = ( state: CartState ): CartTotalsResponse =>
	getCartData( state ).totals;

/**
 * Both addresses; the same object until one of them changes.
 *
 * @default two empty addresses
 */
export const getCustomerData: ( state: CartState ) => {
	shippingAddress: AddressResponse;
	billingAddress: BillingAddressResponse;
} = createSelector(
	( state ) =>
		[
			getCartData( state ).shippingAddress,
			getCartData( state ).billingAddress,
		] as const,
	( shippingAddress, billingAddress ) => ( {
		shippingAddress,
		billingAddress,
	} )
);

/** The shipping packages and their rates. */
export const getShippingRates = (
	state: CartState
): readonly ShippingPackageResponse[] => getCartData( state ).shippingRates;

/** Whether the cart needs shipping. */
export const getNeedsShipping = ( state: CartState ): boolean =>
	getCartData( state ).needsShipping;

/** Whether the server has calculated shipping. */
export const getHasCalculatedShipping = ( state: CartState ): boolean =>
	getCartData( state ).hasCalculatedShipping;

/** The errors of the server's last cart. */
export const getCartErrors = (
	state: CartState
): readonly ApiErrorResponse[] => state.errors;

/** A cart item by its key; `undefined` if there's none. */
export const getCartItem = (
	state: CartState,
	key: string
): CartItemResponse | undefined =>
	getCartData( state ).items.find( ( item ) => item.key === key );

/** Code of the coupon that is being applied; `''` for none. */
export const getCouponBeingApplied = ( state: CartState ): string =>
	filterByKind( state.operations, 'applyCoupon' )[ 0 ]?.code ??
	state.flags.applyingCoupon;

/** Whether a coupon is being applied. */
export const isApplyingCoupon = ( state: CartState ): boolean =>
	getCouponBeingApplied( state ) !== '';

/** Code of the coupon that is being removed; `''` for none. */
export const getCouponBeingRemoved = ( state: CartState ): string =>
	filterByKind( state.operations, 'removeCoupon' )[ 0 ]?.code ??
	state.flags.removingCoupon;

/** Whether a coupon is being removed. */
export const isRemovingCoupon = ( state: CartState ): boolean =>
	getCouponBeingRemoved( state ) !== '';

/** Whether the cart is stale: it has changed and could not be fetched. */
export const isCartDataStale = ( state: CartState ): boolean =>
	state.flags.isStale;

/** Keys of the cart items with a pending quantity change. */
export const getItemsPendingQuantityUpdate = createSelector(
	( { operations, flags, server } ) =>
		[ operations, flags.pendingQuantity, server ] as const,
	( operations, flagged, { items } ) =>
		unique( [
			...flagged,
			...filterByKind( operations, 'setQuantity' ).map(
				( { key } ) => key
			),
			...filterByKind( operations, 'foreign' ).flatMap( ( { lines } ) =>
				items
					.filter( ( { key, quantity } ) =>
						lines.some(
							( line ) =>
								line.key === key && line.quantity !== quantity
						)
					)
					.map( ( { key } ) => key )
			),
		] )
);

/** Keys of the cart items with a pending removal. */
export const getItemsPendingDelete = createSelector(
	( { operations, flags, server } ) =>
		[ operations, flags.pendingDelete, server ] as const,
	( operations, flagged, { items } ) =>
		unique( [
			...flagged,
			...filterByKind( operations, 'remove' ).map( ( { key } ) => key ),
			...filterByKind( operations, 'foreign' ).flatMap( ( { lines } ) =>
				items
					.filter(
						( { key } ) =>
							! lines.some( ( line ) => line.key === key )
					)
					.map( ( { key } ) => key )
			),
		] )
);

/** Ids of the products that are being added. */
export const getProductsPendingAdd = createSelector(
	( { operations, flags } ) => [ operations, flags.pendingAdd ] as const,
	( operations, flagged ) =>
		unique( [
			...flagged,
			...filterByKind( operations, 'add' ).map(
				( { productId } ) => productId
			),
			...filterByKind( operations, 'foreign' ).flatMap( ( { lines } ) =>
				lines.filter( ( { key } ) => ! key ).map( ( { id } ) => id )
			),
		] )
);

/** Whether a cart item has a pending quantity change. */
export const isItemPendingQuantity = (
	state: CartState,
	key: string
): boolean => getItemsPendingQuantityUpdate( state ).includes( key );

/** Whether a cart item has a pending removal. */
export const isItemPendingDelete = ( state: CartState, key: string ): boolean =>
	getItemsPendingDelete( state ).includes( key );

/** Whether any quantity change, removal or addition is pending. */
export const hasPendingItemsOperations = ( state: CartState ): boolean =>
	getItemsPendingQuantityUpdate( state ).length > 0 ||
	getItemsPendingDelete( state ).length > 0 ||
	getProductsPendingAdd( state ).length > 0;

/** Whether addresses are being sent to the server. */
export const isCustomerDataUpdating = ( state: CartState ): boolean =>
	state.flags.isUpdatingCustomer ||
	filterByKind( state.operations, 'updateCustomer' ).length > 0;

/** Whether the addresses that are being sent change the shipping rates. */
export const isAddressFieldsForShippingRatesUpdating = (
	state: CartState
): boolean =>
	state.flags.isUpdatingRateFields ||
	filterByKind( state.operations, 'updateCustomer' ).some(
		( { affectsRates } ) => affectsRates
	);

/** Whether a selected rate is being sent to the server. */
export const isShippingRateBeingSelected = ( state: CartState ): boolean =>
	state.flags.isSelectingRate ||
	filterByKind( state.operations, 'selectRate' ).length > 0;

/**
 * The pending changes of the cart, in one object.
 *
 * @default no pending changes
 */
export const getCartMeta: ( state: CartState ) => CartMeta = createSelector(
	( state ) =>
		[
			isCustomerDataUpdating( state ),
			isAddressFieldsForShippingRatesUpdating( state ),
			isShippingRateBeingSelected( state ),
			getCouponBeingApplied( state ),
			getCouponBeingRemoved( state ),
			isCartDataStale( state ),
		] as const,
	(
		updatingCustomerData,
		updatingAddressFieldsForShippingRates,
		updatingSelectedRate,
		applyingCoupon,
		removingCoupon,
		isStale
	) => ( {
		updatingCustomerData,
		updatingAddressFieldsForShippingRates,
		updatingSelectedRate,
		applyingCoupon,
		removingCoupon,
		isCartDataStale: isStale,
	} )
);

export const getServerCart = ( state: CartState ): CartData => state.server;

/** Oldest first. */
export const getCartOperations = (
	state: CartState
): readonly CartOperation[] => state.operations;

/** The shopper's edits that the server hasn't confirmed. */
export const getCustomerEdits = ( state: CartState ): CustomerEdits =>
	state.edits;

export const getCartFlags = ( state: CartState ): CartFlags => state.flags;
