import { blockName, NOTICE_CONTEXTS } from '@shopfront/names';
import { useAddOnCart } from '../cart/use-store-cart';
import { useSummary } from '../cart/summary-context';

/** See docs/contract/filters.md 3. */
export const useSlotCart = () => {
	const { noticeContext } = useSummary();
	return {
		...useAddOnCart(),
		context: blockName(
			noticeContext === NOTICE_CONTEXTS.CHECKOUT ? 'checkout' : 'cart'
		),
	};
};
