import type { ShippingPackageResponse } from '@shopfront/store-api';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

/** What was found, in the words of the specification (8, Announcements). */
const foundMessage = (
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
	// Two sentences of one message: a second message would cut the first one off.
	return `${ searched }\n${ found }`;
};

/** Says when rates are being worked out, and what was found; each once. What a page opens with is not news. */
export const useAnnounceRates = (
	packages: readonly ShippingPackageResponse[],
	isLoading: boolean
): void => {
	const wasLoading = useRef( false );
	useEffect( () => {
		if ( isLoading === wasLoading.current ) {
			return;
		}
		wasLoading.current = isLoading;
		speak(
			isLoading
				? __( 'Loading shipping options…', 'woocommerce' )
				: foundMessage( packages )
		);
	}, [ packages, isLoading ] );
};
