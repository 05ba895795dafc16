import { useBlockApp } from '@shopfront/bindings';
import {
	isCheckoutStarted,
	startCheckoutStore,
} from '@shopfront/data/checkout';
import { useLayoutEffect, useState } from '@wordpress/element';

/**
 * Starts the stores of an order, which outlive the block. They read the cart's addresses, so the cart must have loaded.
 * Returns whether they have started; components that read them must not render before.
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
