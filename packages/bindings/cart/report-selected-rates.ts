import { cartStore } from '@shopfront/data/cart';
import { doStoreAction } from '@shopfront/events';
import type { DataRegistry } from '@wordpress/data';

type Registry = Pick< DataRegistry, 'select' >;

/** Rate ids by package, as they were reported last. */
const reported = new WeakMap< object, ReadonlyMap< string, string > >();

/** The rates that the server has selected. One that the shopper has just chosen is not among them yet. */
const selectedRates = ( registry: Registry ): Array< [ string, string ] > =>
	registry
		.select( cartStore )
		.getServerCart()
		.shippingRates.flatMap( ( { package_id: id, shipping_rates: rates } ) =>
			rates
				.filter( ( { selected } ) => selected )
				.map( ( { rate_id: rateId } ): [ string, string ] => [
					String( id ),
					rateId,
				] )
		);

/** Takes the selected rates as known, unless some have been reported already. */
export const noteSelectedRates = ( registry: Registry ): void => {
	if ( ! reported.has( registry ) ) {
		reported.set( registry, new Map( selectedRates( registry ) ) );
	}
};

/**
 * Reports rates that the server has selected since the last report (contract/events.md 1): on a checkout the rates that
 * it opens with, and each change once, no matter who made it. The platform also reports rates that an address change
 * leaves as they are; listeners would count those as choices.
 */
export const reportSelectedRates = ( registry: Registry ): void => {
	const before = reported.get( registry ) ?? new Map< string, string >();
	const now = selectedRates( registry );
	reported.set( registry, new Map( [ ...before, ...now ] ) );
	const changed = now
		.filter(
			( [ packageId, rateId ] ) => before.get( packageId ) !== rateId
		)
		.map( ( [ , rateId ] ) => rateId );
	for ( const shippingRateId of new Set( changed ) ) {
		doStoreAction( 'checkout-set-selected-shipping-rate', {
			shippingRateId,
			storeCart: registry.select( cartStore ).getCartData(),
		} );
	}
};
