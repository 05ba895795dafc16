import {
	addMinor,
	isZeroMinor,
	scaleRaw,
	subtractMinor,
	sumMinor,
} from '@shopfront/money';
import type {
	CartItemResponse,
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { NOTHING_PENDING } from './cart-data';
import type {
	CartData,
	CartOperation,
	CartTotalKey,
	ProjectedCart,
} from './types';
import { withSelectedRate } from './with-selected-rate';

/** The platform's own pickup methods; cart pages have no setting that lists them (docs/contract/settings.md 3). */
const COLLECTABLE_METHODS = [ 'local_pickup', 'pickup_location' ];

/** A cart on its way through the operations. */
interface Draft {
	cart: CartData;
	totals: Set< CartTotalKey >;
	lines: Set< string >;
	/** Keys of items that are on their way out, and count no more. */
	removed: Set< string >;
}

/** The line's subtotal for a quantity where it follows exactly from what the server said, else `null`. */
function exactLineSubtotal(
	item: CartItemResponse,
	quantity: number
): string | null {
	const { raw_prices: raw, currency_minor_unit: minorUnit } = item.prices;
	const at = ( count: number ) =>
		scaleRaw( raw.price, count, raw.precision, minorUnit );
	// Prices shown with tax, or set by an add-on, do not explain the subtotal that we have: no guess then.
	return at( item.quantity ) === item.totals.line_subtotal
		? at( quantity )
		: null;
}

const isTaxFree = ( item: CartItemResponse ) =>
	isZeroMinor( item.totals.line_subtotal_tax ) &&
	isZeroMinor( item.totals.line_total_tax );

/** What else changes with the contents of the cart, and cannot be known here. */
function markDependents( draft: Draft ): void {
	const { cart, totals } = draft;
	if ( cart.coupons.length ) {
		totals.add( 'total_discount' ).add( 'total_discount_tax' );
	}
	if ( cart.fees.length ) {
		totals.add( 'total_fees' ).add( 'total_fees_tax' );
	}
	if ( cart.needsShipping && cart.shippingRates.length ) {
		totals.add( 'total_shipping' ).add( 'total_shipping_tax' );
	}
}

/** `total_price` follows only while none of its parts is uncertain. */
function settleTotal( draft: Draft, difference: string | null ): void {
	if ( difference === null || draft.totals.size ) {
		draft.totals.add( 'total_price' );
		return;
	}
	const { totals } = draft.cart;
	draft.cart = {
		...draft.cart,
		totals: {
			...totals,
			total_price: addMinor( totals.total_price, difference ),
		},
	};
}

function markTaxes( { totals }: Draft ): void {
	totals.add( 'total_items_tax' ).add( 'total_tax' ).add( 'tax_lines' );
}

/** Changes the sum of items by what one line changed. */
function moveItemsTotal(
	draft: Draft,
	item: CartItemResponse,
	subtotal: string | null
): void {
	if ( ! isTaxFree( item ) ) {
		markTaxes( draft );
	}
	markDependents( draft );
	if ( subtotal === null ) {
		draft.totals.add( 'total_items' );
		settleTotal( draft, null );
		return;
	}
	const difference = subtractMinor( subtotal, item.totals.line_subtotal );
	const { totals } = draft.cart;
	draft.cart = {
		...draft.cart,
		totals: {
			...totals,
			total_items: addMinor( totals.total_items, difference ),
		},
	};
	settleTotal( draft, difference );
}

const findItem = ( { cart, removed }: Draft, key: string ) =>
	removed.has( key )
		? undefined
		: cart.items.find( ( each ) => each.key === key );

function setQuantity( draft: Draft, key: string, quantity: number ): void {
	const item = findItem( draft, key );
	if ( ! item || item.quantity === quantity ) {
		return;
	}
	const subtotal = exactLineSubtotal( item, quantity );
	const hasExactLine = subtotal !== null && ! draft.cart.coupons.length;
	if ( subtotal === null ) {
		draft.lines.add( key );
	}
	moveItemsTotal( draft, item, subtotal );
	draft.cart = {
		...draft.cart,
		itemsCount: draft.cart.itemsCount + quantity - item.quantity,
		items: draft.cart.items.map( ( each ) =>
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
}

/** The row stays, disabled, until the server has answered; the sums go on without it. */
function removeItem( draft: Draft, key: string ): void {
	const item = findItem( draft, key );
	if ( ! item ) {
		return;
	}
	draft.removed.add( key );
	moveItemsTotal( draft, item, '0' );
	draft.cart = {
		...draft.cart,
		itemsCount: draft.cart.itemsCount - item.quantity,
	};
}

const selectedRates = ( packages: readonly ShippingPackageResponse[] ) =>
	packages.flatMap( ( each ) =>
		each.shipping_rates.filter( ( rate ) => rate.selected )
	);

/**
 * Whether goods are fetched at a place, which moves the address that taxes are worked out for
 * (docs/contract/observed.md).
 */
const isCollected = (
	{ method_id: methodId, meta_data: metaData }: ShippingRateResponse,
	collectableMethodIds: readonly string[]
): boolean =>
	[ ...COLLECTABLE_METHODS, ...collectableMethodIds ].includes( methodId ) ||
	metaData.some( ( { key } ) => key === 'pickup_location' );

function selectRate(
	draft: Draft,
	{
		rateId,
		packageId,
		collectableMethodIds,
	}: Extract< CartOperation, { kind: 'selectRate' } >
): void {
	const { cart } = draft;
	const shippingRates = withSelectedRate(
		cart.shippingRates,
		rateId,
		packageId
	);
	const before = selectedRates( cart.shippingRates );
	const after = selectedRates( shippingRates );
	draft.cart = { ...cart, shippingRates };

	const old = cart.totals;
	const movesTaxes = [ ...before, ...after ].some( ( rate ) =>
		isCollected( rate, collectableMethodIds )
	);
	const explains =
		old.total_shipping !== null &&
		old.total_shipping_tax !== null &&
		sumMinor( before.map( ( rate ) => rate.price ) ) ===
			old.total_shipping &&
		sumMinor( before.map( ( rate ) => rate.taxes ) ) ===
			old.total_shipping_tax;
	if ( movesTaxes || ! explains ) {
		markTaxes( draft );
		draft.totals.add( 'total_shipping' ).add( 'total_shipping_tax' );
		settleTotal( draft, null );
		return;
	}

	const shipping = sumMinor( after.map( ( rate ) => rate.price ) );
	const shippingTax = sumMinor( after.map( ( rate ) => rate.taxes ) );
	const taxDifference = subtractMinor(
		shippingTax,
		old.total_shipping_tax ?? '0'
	);
	draft.cart = {
		...draft.cart,
		totals: {
			...old,
			total_shipping: shipping,
			total_shipping_tax: shippingTax,
			total_tax: addMinor( old.total_tax, taxDifference ),
		},
	};
	// A changed shipping tax belongs to one of the tax lines, but not to one that is known here. The sum is exact all the same.
	settleTotal(
		draft,
		addMinor(
			subtractMinor( shipping, old.total_shipping ?? '0' ),
			taxDifference
		)
	);
	if ( old.tax_lines.length && ! isZeroMinor( taxDifference ) ) {
		draft.totals.add( 'tax_lines' );
	}
}

/** Everything that the server works out anew when rules, not quantities, change. */
function markAll( draft: Draft ): void {
	markTaxes( draft );
	draft.totals
		.add( 'total_discount' )
		.add( 'total_discount_tax' )
		.add( 'total_fees' )
		.add( 'total_fees_tax' )
		.add( 'total_shipping' )
		.add( 'total_shipping_tax' )
		.add( 'total_price' );
}

function apply( draft: Draft, operation: CartOperation ): void {
	switch ( operation.kind ) {
		case 'setQuantity':
			setQuantity( draft, operation.key, operation.quantity );
			break;
		case 'remove':
			removeItem( draft, operation.key );
			break;
		case 'selectRate':
			selectRate( draft, operation );
			break;
		case 'add':
			draft.totals.add( 'total_items' );
			markAll( draft );
			break;
		case 'updateCustomer':
			if ( operation.movesRates ) {
				markAll( draft );
			}
			break;
		case 'applyCoupon':
		case 'removeCoupon':
		case 'extension':
			markAll( draft );
			break;
	}
}

/**
 * The server's cart with the operations in flight applied in order.
 *
 * A number that follows exactly is the new one; a number that does not keeps its last value and is named in `pending`:
 * it is marked, never guessed (docs/architecture.md, "Data flow"). Without operations the very same cart is given back.
 */
export function project(
	server: CartData,
	operations: readonly CartOperation[]
): ProjectedCart {
	if ( ! operations.length ) {
		return { cart: server, pending: NOTHING_PENDING };
	}
	const draft: Draft = {
		cart: server,
		totals: new Set(),
		lines: new Set(),
		removed: new Set(),
	};
	operations.forEach( ( operation ) => apply( draft, operation ) );
	return {
		cart: draft.cart,
		pending: { totals: [ ...draft.totals ], lines: [ ...draft.lines ] },
	};
}
