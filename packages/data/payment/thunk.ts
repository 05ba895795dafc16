import type { Thunk } from '@shopfront/data/services';
import type { PaymentAction } from './reducer';
import type * as selectors from './selectors';

export type PaymentThunk< Result > = Thunk<
	typeof selectors,
	PaymentAction,
	Result
>;
