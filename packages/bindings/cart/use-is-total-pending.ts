import { cartStore, type CartTotalKey } from '@shopfront/data/cart';
import { useSelect } from '@wordpress/data';

/** True while any of these totals waits for the server and the page shows its last known value. */
export const useIsTotalPending = ( totals: readonly CartTotalKey[] ): boolean =>
	useSelect(
		( select ) => {
			const { totals: pending } =
				select( cartStore ).getPendingCartFields();
			return totals.some( ( total ) => pending.includes( total ) );
		},
		[ totals.join() ] // eslint-disable-line react-hooks/exhaustive-deps -- Depends on the content of the list, not its reference.
	);
