import {
	registerCheckoutForm,
	startCheckoutStore,
} from '@shopfront/data/checkout';
import type { DataRegistry } from '@wordpress/data';

/** Starts what an order needs on a page that is no checkout, and attends to it. Returns the going. */
export const startExpress = ( registry: DataRegistry ): ( () => void ) => {
	startCheckoutStore( registry );
	return registerCheckoutForm( registry );
};
