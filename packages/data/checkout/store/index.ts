import { STORE_KEYS } from '@shopfront/names';
import { createReduxStore } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** The store `wc/store/checkout` (docs/contract/stores.md 2). `startCheckoutStore` registers it. */
export const checkoutStore = createReduxStore( STORE_KEYS.checkout, {
	reducer,
	actions,
	selectors,
} );
