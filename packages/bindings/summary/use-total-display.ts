import { totalLabel } from '@shopfront/components';
import { useCartFilter } from '../add-ons/use-cart-filter';

export interface TotalDisplay {
	label: string;
	/** The text around the amount, with `<price/>` as its placeholder. */
	format: string;
}

/** Add-ons can filter the display. An estimate may still grow, as in a cart. */
export const useTotalDisplay = ( isEstimate: boolean ): TotalDisplay => {
	const filter = useCartFilter();
	return {
		label: filter( 'totalLabel', totalLabel( isEstimate ) ),
		format: filter( 'totalValue', '<price/>' ),
	};
};
