import type { TaxDisplay } from '@shopfront/components';
import { useBlockApp } from '../app/block-app';

/** How the shop shows its taxes. */
export const useTaxDisplay = (): TaxDisplay => {
	const {
		taxesEnabled,
		displayItemizedTaxes,
		displayCartPricesIncludingTax,
	} = useBlockApp().settings;
	return {
		taxesEnabled,
		displayItemizedTaxes,
		displayCartPricesIncludingTax,
	};
};
