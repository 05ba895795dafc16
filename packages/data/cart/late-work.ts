import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { whenActed } from '@shopfront/host';
import { createLate } from '@shopfront/late';
import { getRuntime } from './runtime';
import { cartStore } from './store';

/**
 * Has what changes of the cart need come at the first sign that the shopper acts, or with the first change, whoever
 * makes it. Until then changes show roughly, and they are sent when it is there. Returns the stop.
 */
export function startLateWork( registry: StoreRegistry ): () => void {
	const { host, settings } = getServices( registry );
	let isStopped = false;
	let stopPush = () => {};
	const late = createLate( async () => {
		const work = await import( /* webpackChunkName: "api" */ './work' );
		if ( ! isStopped ) {
			void registry
				.dispatch( cartStore )
				.projectExactly(
					work.createProject( settings.collectableMethodIds )
				);
			stopPush = work.startCustomerPush( registry );
		}
		return work;
	} );
	getRuntime( registry ).work = late;
	const stops = [
		whenActed( host.window, () => void late.fetch() ),
		registry.subscribe( () => {
			const { getCustomerEdits, getCartOperations } =
				registry.select( cartStore );
			// A quantity waits for another before it is sent; what it comes to need not.
			if (
				getCustomerEdits().revision > 0 ||
				getCartOperations().length > 0
			) {
				void late.fetch();
			}
		}, cartStore ),
		late.subscribe( () => stops.forEach( ( stop ) => stop() ) ),
	];
	return () => {
		isStopped = true;
		stops.forEach( ( stop ) => stop() );
		stopPush();
	};
}
