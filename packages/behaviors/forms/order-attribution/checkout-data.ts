import { ORDER_ATTRIBUTION, STORE_NAMESPACE } from '@shopfront/names';
import type { AttributionData } from './settings';

const CHECKOUT_STORE = `${ STORE_NAMESPACE }/store/checkout`;

type SetExtensionData = ( namespace: string, data: AttributionData ) => unknown;

/** The parts of `wp.data` that are used. */
interface DataGlobal {
	dispatch: (
		store: string
	) => Partial<
		Record<
			'setExtensionData' | '__internalSetExtensionData',
			SetExtensionData
		>
	> | null;
	subscribe: ( callBack: () => void ) => () => void;
}

const getData = ( view: Window ): DataGlobal | undefined =>
	( Reflect.get( view, 'wp' ) as { data?: DataGlobal } | undefined )?.data;

/** Gives data to the checkout block. Returns whether the page has its store. */
const send = ( data: DataGlobal, values: AttributionData ): boolean => {
	const actions = data.dispatch( CHECKOUT_STORE );
	// WooCommerce before 9.9 has only the second name.
	const set =
		actions?.setExtensionData ?? actions?.__internalSetExtensionData;
	set?.( ORDER_ATTRIBUTION.extension, values );
	return Boolean( set );
};

/**
 * Gives the current values to the checkout block when its store appears. Returns a function that gives them again.
 *
 * @param view
 * @param getValues
 */
export const followCheckout = (
	view: Window,
	getValues: () => AttributionData
): ( () => void ) => {
	const start = () => {
		const data = getData( view );
		if ( data && ! send( data, getValues() ) ) {
			const stop = data.subscribe( () => {
				if ( send( data, getValues() ) ) {
					stop();
				}
			} );
		}
	};
	if ( view.document.readyState === 'loading' ) {
		// Scripts of blocks run before, wherever they stand.
		view.document.addEventListener( 'DOMContentLoaded', start );
	} else {
		start();
	}
	return () => {
		const data = getData( view );
		if ( data ) {
			send( data, getValues() );
		}
	};
};
