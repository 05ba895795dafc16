import {
	getInstance,
	getPageCheckout,
	type StoreRegistry,
} from '@shopfront/data/services';

/** The total before the server dropped a coupon, until the shopper has confirmed the new one. */
interface UnconfirmedTotal {
	/** Minor units; `null` if the shopper knows the total. */
	previous: string | null;
	/** Codes of the dropped coupons. */
	codes: readonly string[];
}

const createUnconfirmedTotal = (): UnconfirmedTotal => ( {
	previous: null,
	codes: [],
} );

/** Ends the wait for a confirmation because of coupons that are back in the cart. */
export function keepCoupons(
	registry: StoreRegistry,
	codes: readonly string[]
): void {
	const unconfirmed = getInstance( registry, createUnconfirmedTotal );
	unconfirmed.codes = unconfirmed.codes.filter(
		( code ) => ! codes.includes( code )
	);
	if ( unconfirmed.codes.length === 0 ) {
		unconfirmed.previous = null;
	}
}

/**
 * Remembers the total that the shopper knows, because the server dropped coupons: the next order confirms the new one.
 * During an order the order machine compares the totals.
 *
 * @param registry
 * @param codes    Codes of the coupons.
 * @param total    The total before, minor units.
 */
export function dropCoupons(
	registry: StoreRegistry,
	codes: readonly string[],
	total: string
): void {
	if (
		codes.length === 0 ||
		getPageCheckout( registry )?.isOrderRequested()
	) {
		return;
	}
	const unconfirmed = getInstance( registry, createUnconfirmedTotal );
	unconfirmed.previous ??= total;
	unconfirmed.codes = [ ...unconfirmed.codes, ...codes ];
}

/**
 * Returns whether the shopper knows the total: false once after the server dropped a coupon and the total changed. The
 * caller then shows the new total.
 */
export function confirmTotal(
	registry: StoreRegistry,
	total: string
): boolean {
	const unconfirmed = getInstance( registry, createUnconfirmedTotal );
	const { previous } = unconfirmed;
	Object.assign( unconfirmed, createUnconfirmedTotal() );
	return previous === null || previous === total;
}
