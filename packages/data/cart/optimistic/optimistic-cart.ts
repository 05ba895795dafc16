import { isPickupRate } from '@shopfront/address';
import {
	addMinor,
	isZeroMinor,
	multiplyRawPrice,
	subtractMinor,
	sumMinor,
} from '@shopfront/money';
import type { InteractiveLine } from '@shopfront/interactive-cart';
import type {
	CartItemResponse,
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { NOTHING_PENDING } from '../cart-data';
import type {
	CartData,
	CartOperation,
	CartTotalKey,
	OptimisticCart,
} from '../types';
import { withSelectedRate } from './with-selected-rate';

interface OptimisticState {
	cart: CartData;
	totals: Set< CartTotalKey >;
	lines: Set< string >;
	removed: Set< string >;
}

/** `null` unless the subtotal follows exactly from the server's data. */
const exactLineSubtotal = (
	item: CartItemResponse,
	quantity: number
): string | null => {
	const { raw_prices: raw, currency_minor_unit: minorUnit } = item.prices;
	const getSubtotal = ( count: number ) =>
		multiplyRawPrice( raw.price, count, raw.precision, minorUnit );
	// Prices with tax, or from an add-on, don't explain the subtotal, so we don't calculate one.
	return getSubtotal( item.quantity ) === item.totals.line_subtotal
		? getSubtotal( quantity )
		: null;
};

const isTaxFree = ( item: CartItemResponse ) =>
	isZeroMinor( item.totals.line_subtotal_tax ) &&
	isZeroMinor( item.totals.line_total_tax );

const markDependents = ( state: OptimisticState ): void => {
	const { cart, totals } = state;
	if ( cart.coupons.length ) {
		totals.add( 'total_discount' ).add( 'total_discount_tax' );
	}
	if ( cart.fees.length ) {
		totals.add( 'total_fees' ).add( 'total_fees_tax' );
	}
	if ( cart.needsShipping && cart.shippingRates.length ) {
		totals.add( 'total_shipping' ).add( 'total_shipping_tax' );
	}
};

/** Does nothing while one of its parts is pending. */
const updateTotalPrice = (
	state: OptimisticState,
	difference: string | null
): void => {
	if ( difference === null || state.totals.size ) {
		state.totals.add( 'total_price' );
		return;
	}
	const { totals } = state.cart;
	state.cart = {
		...state.cart,
		totals: {
			...totals,
			total_price: addMinor( totals.total_price, difference ),
		},
	};
};

const markTaxes = ( { totals }: OptimisticState ): void => {
	totals.add( 'total_items_tax' ).add( 'total_tax' ).add( 'tax_lines' );
};

const updateItemsTotal = (
	state: OptimisticState,
	item: CartItemResponse,
	subtotal: string | null
): void => {
	if ( ! isTaxFree( item ) ) {
		markTaxes( state );
	}
	markDependents( state );
	if ( subtotal === null ) {
		state.totals.add( 'total_items' );
		updateTotalPrice( state, null );
		return;
	}
	const difference = subtractMinor( subtotal, item.totals.line_subtotal );
	const { totals } = state.cart;
	state.cart = {
		...state.cart,
		totals: {
			...totals,
			total_items: addMinor( totals.total_items, difference ),
		},
	};
	updateTotalPrice( state, difference );
};

const findItem = ( { cart, removed }: OptimisticState, key: string ) =>
	removed.has( key )
		? undefined
		: cart.items.find( ( each ) => each.key === key );

const setQuantity = (
	state: OptimisticState,
	key: string,
	quantity: number
): void => {
	const item = findItem( state, key );
	if ( ! item || item.quantity === quantity ) {
		return;
	}
	const subtotal = exactLineSubtotal( item, quantity );
	const hasExactLine = subtotal !== null && ! state.cart.coupons.length;
	if ( subtotal === null ) {
		state.lines.add( key );
	}
	updateItemsTotal( state, item, subtotal );
	state.cart = {
		...state.cart,
		itemsCount: state.cart.itemsCount + quantity - item.quantity,
		items: state.cart.items.map( ( each ) =>
			each === item
				? {
						...item,
						quantity,
						totals: {
							...item.totals,
							...( subtotal !== null && {
								line_subtotal: subtotal,
							} ),
							...( hasExactLine && { line_total: subtotal } ),
						},
					}
				: each
		),
	};
};

const removeItem = ( state: OptimisticState, key: string ): void => {
	const item = findItem( state, key );
	if ( ! item ) {
		return;
	}
	state.removed.add( key );
	updateItemsTotal( state, item, '0' );
	state.cart = {
		...state.cart,
		itemsCount: state.cart.itemsCount - item.quantity,
	};
};

const getSelectedRates = ( packages: readonly ShippingPackageResponse[] ) =>
	packages.flatMap( ( each ) =>
		each.shipping_rates.filter( ( rate ) => rate.selected )
	);

/** Marks what another rate changes. */
const markRate = ( state: OptimisticState ): void => {
	markTaxes( state );
	state.totals.add( 'total_shipping' ).add( 'total_shipping_tax' );
	updateTotalPrice( state, null );
};

const selectRate = (
	state: OptimisticState,
	{
		rateId,
		packageId,
		collectableMethodIds,
	}: Extract< CartOperation, { kind: 'selectRate' } >
): void => {
	const { cart } = state;
	const shippingRates = withSelectedRate(
		cart.shippingRates,
		rateId,
		packageId
	);
	const before = getSelectedRates( cart.shippingRates );
	const after = getSelectedRates( shippingRates );
	state.cart = { ...cart, shippingRates };

	const old = cart.totals;
	const sumOf = (
		rates: readonly ShippingRateResponse[],
		key: 'price' | 'taxes'
	) => sumMinor( rates.map( ( rate ) => rate[ key ] ) );
	/** Adds the difference of the rates to an old total. */
	const addChange = ( total: string, key: 'price' | 'taxes' ) =>
		addMinor(
			total,
			subtractMinor( sumOf( after, key ), sumOf( before, key ) )
		);
	const { total_shipping: oldShipping, total_shipping_tax: oldTax } = old;
	if ( oldShipping === null || oldTax === null ) {
		markRate( state );
		return;
	}
	const shipping = addChange( oldShipping, 'price' );
	const shippingTax = addChange( oldTax, 'taxes' );
	const affectsTaxes = [ ...before, ...after ].some( ( rate ) =>
		isPickupRate( rate, collectableMethodIds )
	);
	const isExact =
		sumOf( before, 'price' ) === oldShipping &&
		sumOf( before, 'taxes' ) === oldTax;
	state.cart = {
		...state.cart,
		totals: {
			...old,
			// Beside the name of the new rate, the price of the old one would be wrong even while it is pending.
			total_shipping: shipping,
			total_shipping_tax: shippingTax,
		},
	};
	if ( affectsTaxes || ! isExact ) {
		markRate( state );
		return;
	}

	const taxDifference = subtractMinor( shippingTax, oldTax );
	state.cart = {
		...state.cart,
		totals: {
			...state.cart.totals,
			total_tax: addMinor( old.total_tax, taxDifference ),
		},
	};
	// We don't know which of several tax lines changes, but their sum is exact.
	updateTotalPrice(
		state,
		addMinor( subtractMinor( shipping, oldShipping ), taxDifference )
	);
	if ( old.tax_lines.length && ! isZeroMinor( taxDifference ) ) {
		state.totals.add( 'tax_lines' );
	}
};

/** When something other than a quantity changes, the server recalculates all of this. */
const markAll = ( state: OptimisticState ): void => {
	markTaxes( state );
	state.totals
		.add( 'total_discount' )
		.add( 'total_discount_tax' )
		.add( 'total_fees' )
		.add( 'total_fees_tax' )
		.add( 'total_shipping' )
		.add( 'total_shipping_tax' )
		.add( 'total_price' );
};

/** Shows the interactive blocks' lines. Products without a line yet count, but we don't know their price. */
const applyLines = (
	state: OptimisticState,
	lines: readonly InteractiveLine[]
): void => {
	const quantities = new Map(
		lines.map( ( { key, quantity } ) => [ key, quantity ] )
	);
	for ( const { key } of state.cart.items ) {
		const quantity = quantities.get( key );
		if ( quantity === undefined ) {
			removeItem( state, key );
		} else {
			setQuantity( state, key, quantity );
		}
		quantities.delete( key );
	}
	const added = lines.filter( ( { key } ) => quantities.has( key ) );
	if ( added.length ) {
		state.totals.add( 'total_items' );
		markAll( state );
		state.cart = {
			...state.cart,
			itemsCount: added.reduce(
				( sum, { quantity } ) => sum + quantity,
				state.cart.itemsCount
			),
		};
	}
};

const applyOperation = (
	state: OptimisticState,
	operation: CartOperation
): void => {
	switch ( operation.kind ) {
		case 'setQuantity':
			setQuantity( state, operation.key, operation.quantity );
			break;
		case 'remove':
			removeItem( state, operation.key );
			break;
		case 'selectRate':
			selectRate( state, operation );
			break;
		case 'add':
			state.totals.add( 'total_items' );
			markAll( state );
			break;
		case 'foreign':
			applyLines( state, operation.lines );
			break;
		case 'updateCustomer':
			if ( operation.affectsRates ) {
				markAll( state );
			}
			break;
		case 'applyCoupon':
		case 'removeCoupon':
		case 'extension':
			markAll( state );
			break;
	}
};

/**
 * Returns the server's cart with the pending operations applied in order.
 *
 * Updates numbers that follow exactly. All others keep their last value and appear in `pending` (docs/architecture.md,
 * "Data flow"). Returns the same cart without operations.
 */
export const applyOperations = (
	server: CartData,
	operations: readonly CartOperation[]
): OptimisticCart => {
	if ( ! operations.length ) {
		return { cart: server, pending: NOTHING_PENDING };
	}
	const state: OptimisticState = {
		cart: server,
		totals: new Set(),
		lines: new Set(),
		removed: new Set(),
	};
	operations.forEach( ( operation ) => applyOperation( state, operation ) );
	return {
		cart: state.cart,
		pending: { totals: [ ...state.totals ], lines: [ ...state.lines ] },
	};
};
