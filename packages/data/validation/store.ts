import { STORE_KEYS } from '@shopfront/names';
import { createReduxStore } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** The page's validation errors. Source: docs/contract/stores.md 4. */
export const validationStore = createReduxStore( STORE_KEYS.validation, {
	reducer,
	actions,
	selectors,
} );
