import { useBlockApp } from '@shopfront/bindings';
import {
	isCheckoutStarted,
	startCheckoutStore,
} from '@shopfront/data/checkout';
import { useLayoutEffect, useState } from '@wordpress/element';

/**
 * The stores of an order outlive the block. They read the cart's addresses, so the cart must have loaded. Returns
 * true once the stores have started; don't render components that read them before.
 */
export const useStartCheckoutStore = (): boolean => {
	const { registry } = useBlockApp();
	const [ isStarted, setIsStarted ] = useState( () =>
		isCheckoutStarted( registry )
	);
	// Runs before paint, to avoid a flash.
	useLayoutEffect( () => {
		startCheckoutStore( registry );
		setIsStarted( true );
	}, [ registry ] );
	return isStarted;
};
