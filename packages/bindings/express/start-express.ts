import { startCheckoutStore } from '@shopfront/data/checkout';
import { startPaymentStore } from '@shopfront/data/payment';
import type { DataRegistry } from '@wordpress/data';

/** Starts what an order needs on a page that is no checkout. Returns the stop. */
export const startExpress = ( registry: DataRegistry ): ( () => void ) => {
	const stops = [
		startPaymentStore( registry ),
		startCheckoutStore( registry ),
	];
	return () => stops.forEach( ( stop ) => stop() );
};
