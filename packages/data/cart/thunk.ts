import type { Thunk } from '@shopfront/data/services';
import type { CartAction } from './reducer';
import type * as selectors from './selectors';

/** Runs with the cart store's own selectors and actions. */
export type CartThunk< Result > = Thunk< typeof selectors, CartAction, Result >;

/** The cart store's selectors, as its actions call them. */
export type CartSelectors = Parameters< CartThunk< unknown > >[ 0 ][ 'select' ];
