import { totalLabel } from '@shopfront/components';
import { useCartFilter } from '../add-ons/use-cart-filter';

/** How the sum is shown. */
export interface TotalDisplay {
	label: string;
	/** Words around the amount, with `<price/>` where that goes. */
	format: string;
}

/**
 * How the sum is shown, after all that add-ons make of it.
 *
 * @param isEstimate Whether something may still be added.
 */
export const useTotalDisplay = ( isEstimate: boolean ): TotalDisplay => {
	const filter = useCartFilter();
	return {
		label: filter( 'totalLabel', totalLabel( isEstimate ) ),
		format: filter( 'totalValue', '<price/>' ),
	};
};
