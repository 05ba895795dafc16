import { t } from '../texts';
import type { ShopOptions } from '../options';

/** For an amount whose tax differs from the entered prices; `''` if they agree. */
export const taxLabel = ( {
	taxesEnabled,
	taxDisplayCart,
	pricesIncludeTax,
}: Pick<
	ShopOptions,
	'taxesEnabled' | 'taxDisplayCart' | 'pricesIncludeTax'
> ): string => {
	const isIncluded = taxDisplayCart === 'incl';
	if ( ! taxesEnabled || isIncluded === pricesIncludeTax ) {
		return '';
	}
	return t( isIncluded ? '(incl. tax)' : '(ex. tax)' );
};
