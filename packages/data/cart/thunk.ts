import type { Thunk } from '@shopfront/data/services';
import type { CartAction } from './reducer';
import type * as selectors from './selectors';

export type CartThunk< Result > = Thunk< typeof selectors, CartAction, Result >;

export type CartSelectors = Parameters< CartThunk< unknown > >[ 0 ][ 'select' ];
