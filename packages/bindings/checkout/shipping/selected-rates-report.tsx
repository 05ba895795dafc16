import { useEffect } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
import { useStoreCart } from '../../cart/use-store-cart';
import { reportSelectedRates } from '../../cart/report-selected-rates';

/**
 * Reports a checkout's initial rates, and rates that the server selects, for example after an address change. Renders
 * nothing. As the first child it reports before the form, in the platform's order.
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
