import { useEffect } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
import { useStoreCart } from '../../cart/use-store-cart';
import { reportSelectedRates } from '../../cart/report-selected-rates';

/**
 * Reports the rates that a checkout opens with, and those that the server selects by itself, as for another address.
 * Renders nothing: as the first child it reports before the form does, which is the platform's order.
 */
export const SelectedRatesReport = (): null => {
	const { registry, host } = useBlockApp();
	const { packages } = useStoreCart( ( cart ) => ( {
		packages: cart.shippingRates,
	} ) );
	useEffect( () => {
		if ( ! host.isEditor() ) {
			reportSelectedRates( registry );
		}
	}, [ packages, registry, host ] );
	return null;
};
