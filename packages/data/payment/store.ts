import { STORE_KEYS } from '@shopfront/names';
import { createReduxStore } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** The store `wc/store/payment` (docs/contract/stores.md 3). `registerPaymentStore` registers it. */
export const paymentStore = createReduxStore( STORE_KEYS.payment, {
	reducer,
	actions,
	selectors,
} );
