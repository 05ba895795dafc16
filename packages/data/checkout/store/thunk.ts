import type { Thunk } from '@shopfront/data/services';
import type { CheckoutAction } from './reducer';
import type * as selectors from './selectors';

export type CheckoutThunk< Result > = Thunk<
	typeof selectors,
	CheckoutAction,
	Result
>;
