import { checkoutStore } from '@shopfront/data/checkout';
import { useSelect } from '@wordpress/data';

/** A form is disabled while the order is processing (docs/contract/blocks.md 5). */
export const useIsFormDisabled = (): boolean =>
	useSelect( ( select ) => select( checkoutStore ).isProcessing(), [] );
