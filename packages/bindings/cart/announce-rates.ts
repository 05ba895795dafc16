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

export const announceRates = (
	packages: readonly ShippingPackageResponse[],
	isLoading: boolean
): void =>
	speak(
		isLoading
			? __( 'Loading shipping options…', 'woocommerce' )
			: getRatesMessage( packages )
	);
