import { totalLabel } from '@shopfront/components';
import { useCartFilter } from '../add-ons/use-cart-filter';

/** Display of the total. */
export interface TotalDisplay {
	label: string;
	/** Text around the amount, with `<price/>` as its placeholder. */
	format: string;
}

/**
 * Returns the display of the total after filters of add-ons.
 *
 * @param isEstimate Whether more costs may be added.
 */
export const useTotalDisplay = ( isEstimate: boolean ): TotalDisplay => {
	const filter = useCartFilter();
	return {
		label: filter( 'totalLabel', totalLabel( isEstimate ) ),
		format: filter( 'totalValue', '<price/>' ),
	};
};
