import {
	registerCheckoutForm,
	startCheckoutStore,
} from '@shopfront/data/checkout';
import type { DataRegistry } from '@wordpress/data';

/** For a page without a checkout. Returns the unregister function. */
export const startExpress = ( registry: DataRegistry ): ( () => void ) => {
	startCheckoutStore( registry );
	return registerCheckoutForm( registry );
};
