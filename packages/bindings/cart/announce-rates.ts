import type { ShippingPackageResponse } from '@shopfront/store-api';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';

/** See docs/contract/cart-and-checkout.md 8, "Announcements". */
const getRatesMessage = (
	packages: readonly ShippingPackageResponse[]
): string => {
	const rates = packages.flatMap( ( each ) => each.shipping_rates ).length;
	const found = sprintf(
		/* translators: %d: how many ways there are to ship the goods. */
		_n(
			'%d shipping option was found',
			'%d shipping options were found',
			rates,
			'woocommerce'
		),
		rates
	);
	if ( packages.length < 2 ) {
		return found;
	}
	const searched = sprintf(
		/* translators: %d: how many packages the goods are sent in. */
		_n(
			'Shipping option searched for %d package.',
			'Shipping options searched for %d packages.',
			packages.length,
			'woocommerce'
		),
		packages.length
	);
	// One message with two sentences: a second message would interrupt the first.
	return `${ searched }\n${ found }`;
};

/** What was announced about rates. */
export interface RatesMemory {
	/** The last number of rates. */
	message: string;
	/** When it was known, ms. */
	at: number;
	isLoadingAnnounced: boolean;
}

/**
 * Announces that rates are loading, or how many were found. Within `quietMs` after the last result, the next field of the same
 * address has changed: then only another result is announced.
 */
export const announceRates = (
	memory: RatesMemory,
	packages: readonly ShippingPackageResponse[],
	isLoading: boolean,
	now: number,
	quietMs: number
): void => {
	if ( isLoading ) {
		memory.isLoadingAnnounced = now - memory.at >= quietMs;
		if ( memory.isLoadingAnnounced ) {
			speak( __( 'Loading shipping options…', 'woocommerce' ) );
		}
		return;
	}
	const message = getRatesMessage( packages );
	if ( memory.isLoadingAnnounced || message !== memory.message ) {
		speak( message );
	}
	memory.message = message;
	memory.at = now;
};
