import { useBlockApp } from '@shopfront/bindings';
import { startCheckoutStore } from '@shopfront/data/checkout';
import { useLayoutEffect, useState } from '@wordpress/element';

/**
 * Starts the stores of the order, which stay when the block goes. They begin with the addresses of the cart, so the cart
 * has to have come. Whether they are there: nothing that reads them may be rendered before.
 */
export const useStartCheckoutStore = (): boolean => {
	const { registry } = useBlockApp();
	const [ isStarted, setIsStarted ] = useState( false );
	// Before the page is painted: nothing blinks.
	useLayoutEffect( () => {
		startCheckoutStore( registry );
		setIsStarted( true );
	}, [ registry ] );
	return isStarted;
};
