import type { InteractiveLine } from '@shopfront/interactive-cart';
import type { CartThunk } from '../thunk';

/** Our own operations begin at 1. */
const FOREIGN_ID = 0;

/**
 * Shows the lines of the page's interactive blocks until their request has a response; `null` ends that. `edited` are
 * the keys of the items with a quantity from the last change. It supersedes our pending quantity.
 */
export const showForeignLines =
	(
		lines: readonly InteractiveLine[] | null,
		edited: readonly string[] = []
	): CartThunk< void > =>
	( { dispatch } ) => {
		dispatch(
			lines
				? {
						type: 'OPERATION_STARTED',
						operation: {
							id: FOREIGN_ID,
							kind: 'foreign',
							lines,
							edited,
						},
					}
				: { type: 'OPERATION_ENDED', id: FOREIGN_ID }
		);
	};
