import {
	registerCheckoutForm,
	startCheckoutStore,
} from '@shopfront/data/checkout';
import type { DataRegistry } from '@wordpress/data';

/**
 * Starts the order stores on a page without a checkout and registers a checkout form. Returns the unregister function.
 */
export const startExpress = ( registry: DataRegistry ): ( () => void ) => {
	startCheckoutStore( registry );
	return registerCheckoutForm( registry );
};
