import {
	currencyFromResponse,
	formatMoney,
	type Currency,
} from '@shopfront/money';
import type { Settings } from '@shopfront/settings';
import { decodeEntities } from '@shopfront/text';

/** Returns whole minor units. Prices that add-ons calculate may have a fraction. */
const toMinor = ( price: unknown ): number | string => {
	if ( typeof price === 'string' && /^\s*-?\d+\s*$/.test( price ) ) {
		// A string preserves all digits of large amounts.
		return price.trim();
	}
	const isBlank = typeof price === 'string' && price.trim() === '';
	return typeof price === 'number' || ( price && ! isBlank )
		? Math.round( Number( price ) )
		: '';
};

/** Creates `wc.priceFormat`. Source: docs/contract/globals.md 9. */
export const createPriceFormat = ( {
	siteCurrency,
}: Pick< Settings, 'siteCurrency' > ) => {
	const getCurrency = ( overrides: Partial< Currency > = {} ): Currency => ( {
		...siteCurrency,
		...overrides,
	} );
	return {
		/** Takes minor units. Returns `''` if the price isn't a number. */
		formatPrice: (
			price: number | string,
			currency?: Partial< Currency >
		): string =>
			decodeEntities(
				formatMoney( toMinor( price ), getCurrency( currency ) )
			),
		/** Reads the currency of a priced Store API object. */
		getCurrencyFromPriceResponse: ( response?: unknown ): Currency =>
			currencyFromResponse( response, siteCurrency ),
		getCurrency,
	};
};
