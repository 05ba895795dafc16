import {
	currencyFromResponse,
	formatMoney,
	type Currency,
} from '@shopfront/money';
import type { Settings } from '@shopfront/settings';
import { decodeEntities } from '@shopfront/text';

/** Converts a price to whole minor units. Prices that add-ons calculate may have a fraction. */
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
export function createPriceFormat( {
	siteCurrency,
}: Pick< Settings, 'siteCurrency' > ) {
	/** Returns the currency of the site with overrides applied. */
	const getCurrency = ( overrides: Partial< Currency > = {} ): Currency => ( {
		...siteCurrency,
		...overrides,
	} );
	return {
		/** Formats an amount in minor units; returns `''` if it is not a number. */
		formatPrice: (
			price: number | string,
			currency?: Partial< Currency >
		): string =>
			decodeEntities(
				formatMoney( toMinor( price ), getCurrency( currency ) )
			),
		/** Returns the currency of a priced object of the Store API. */
		getCurrencyFromPriceResponse: ( response?: unknown ): Currency =>
			currencyFromResponse( response, siteCurrency ),
		getCurrency,
	};
}
