import { createReduxStore } from '@wordpress/data';
import * as actions from './actions';
import { loadCart } from './refresh';
import { reducer } from './reducer';
import * as selectors from './selectors';
import { STORE_KEYS } from '@shopfront/names';
import type { CartThunk } from './thunk';

/** The store `wc/store/cart` (docs/contract/stores.md 1). `startCartStore` registers it. */
export const cartStore = createReduxStore( STORE_KEYS.cart, {
	reducer,
	actions,
	selectors,
	resolvers: {
		getCartData: loadCart,
		getCartTotals:
			(): CartThunk< Promise< void > > =>
			async ( { registry } ) => {
				await registry.resolveSelect( STORE_KEYS.cart ).getCartData?.();
			},
	},
} );
