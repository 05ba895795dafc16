import { useBlockApp } from '@shopfront/bindings';
import { startCheckoutStore } from '@shopfront/data/checkout';
import { startPaymentStore } from '@shopfront/data/payment';
import { useLayoutEffect, useState } from '@wordpress/element';

/**
 * Starts the stores of the order for as long as the block is there. They begin with the addresses of the cart, so the
 * cart has to have come. Whether they are there: nothing that reads them may be rendered before.
 */
export const useStartedStores = (): boolean => {
	const { registry } = useBlockApp();
	const [ isStarted, setIsStarted ] = useState( false );
	// Before the page is painted: nothing blinks.
	useLayoutEffect( () => {
		const stopPayment = startPaymentStore( registry );
		const stopCheckout = startCheckoutStore( registry );
		setIsStarted( true );
		return () => {
			stopCheckout();
			stopPayment();
		};
	}, [ registry ] );
	return isStarted;
};
