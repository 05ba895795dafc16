import { ORDER_ATTRIBUTION, STORE_NAMESPACE } from '@shopfront/names';
import type { AttributionData } from './settings';

const CHECKOUT_STORE = `${ STORE_NAMESPACE }/store/checkout`;

type SetExtensionData = ( namespace: string, data: AttributionData ) => unknown;

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

/** Passes data to the checkout block. Returns false if the page doesn't have its store. */
const send = ( data: DataGlobal, values: AttributionData ): boolean => {
	const actions = data.dispatch( CHECKOUT_STORE );
	// WooCommerce before 9.9 only has the second name.
	const set =
		actions?.setExtensionData ?? actions?.__internalSetExtensionData;
	set?.( ORDER_ATTRIBUTION.extension, values );
	return Boolean( set );
};

/** Passes the values to the checkout block once its store exists. Returns a function that passes them again. */
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
		// Blocks' scripts run before this event, wherever they are.
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
