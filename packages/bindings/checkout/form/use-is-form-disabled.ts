import { checkoutStore } from '@shopfront/data/checkout';
import { useSelect } from '@wordpress/data';

/** Whether the fields of the form rest: while the order is on its way (docs/contract/blocks.md 5). */
export const useIsFormDisabled = (): boolean =>
	useSelect( ( select ) => select( checkoutStore ).isProcessing(), [] );
