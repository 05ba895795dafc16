import {
	getInstance,
	getPageCheckout,
	type StoreRegistry,
} from '@shopfront/data/services';

/** The server dropped a coupon, and the shopper hasn't confirmed the new total. */
interface UnconfirmedTotal {
	/** The total before, minor units; `null` if the shopper knows the total. */
	previous: string | null;
	codes: readonly string[];
}

const createUnconfirmedTotal = (): UnconfirmedTotal => ( {
	previous: null,
	codes: [],
} );

/** These coupons are back in the cart, so their loss needs no confirmation. */
export const keepCoupons = (
	registry: StoreRegistry,
	codes: readonly string[]
): void => {
	const unconfirmed = getInstance( registry, createUnconfirmedTotal );
	unconfirmed.codes = unconfirmed.codes.filter(
		( code ) => ! codes.includes( code )
	);
	if ( unconfirmed.codes.length === 0 ) {
		unconfirmed.previous = null;
	}
};

/**
 * Remembers the total that the shopper knows, because the server dropped coupons: the next order confirms the new one.
 * During an order, the order machine compares the totals.
 *
 * @param registry
 * @param codes    The dropped coupons.
 * @param total    The total before, minor units.
 */
export const dropCoupons = (
	registry: StoreRegistry,
	codes: readonly string[],
	total: string
): void => {
	if (
		codes.length === 0 ||
		getPageCheckout( registry )?.isOrderRequested()
	) {
		return;
	}
	const unconfirmed = getInstance( registry, createUnconfirmedTotal );
	unconfirmed.previous ??= total;
	unconfirmed.codes = [ ...unconfirmed.codes, ...codes ];
};

/** False once, after the server dropped a coupon and the total changed. Then show the new total. */
export const confirmTotal = (
	registry: StoreRegistry,
	total: string
): boolean => {
	const unconfirmed = getInstance( registry, createUnconfirmedTotal );
	const { previous } = unconfirmed;
	Object.assign( unconfirmed, createUnconfirmedTotal() );
	return previous === null || previous === total;
};
