import { cartStore } from '@shopfront/data/cart';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
import { useStoreCart } from '../../cart/use-store-cart';
import { reportSelectedRates } from '../../cart/report-selected-rates';

/**
 * Reports rates that the server selects, for example after an address change. The initial rates wait for the server's
 * first answer to an address, or for the order (`submitOrder`): the shopper hasn't seen them as the page loads, and
 * funnels begin with the form. Renders nothing.
 */
export const SelectedRatesReport = (): null => {
	const { registry, host } = useBlockApp();
	const { packages } = useStoreCart( ( cart ) => ( {
		packages: cart.shippingRates,
	} ) );
	const isUpdating = useSelect(
		( select ) =>
			select( cartStore ).isAddressFieldsForShippingRatesUpdating(),
		[]
	);
	const hasUpdated = useRef( false );
	useEffect( () => {
		if ( isUpdating ) {
			hasUpdated.current = true;
		} else if ( hasUpdated.current && ! host.isEditor() ) {
			reportSelectedRates( registry );
		}
	}, [ isUpdating, packages, registry, host ] );
	return null;
};
