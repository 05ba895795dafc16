import {
	currencyFromResponse,
	formatMoney,
	type Currency,
} from '@shopfront/money';
import type { Settings } from '@shopfront/settings';
import { decodeEntities } from '@shopfront/text';

/** Whole minor units; what add-ons have worked out may have a fraction, which no shop can ask for. */
const toMinor = ( price: unknown ): number | string => {
	if ( typeof price === 'string' && /^\s*-?\d+\s*$/.test( price ) ) {
		// As text: an amount of any length keeps all of its digits.
		return price.trim();
	}
	const isBlank = typeof price === 'string' && price.trim() === '';
	return typeof price === 'number' || ( price && ! isBlank )
		? Math.round( Number( price ) )
		: '';
};

/** What add-ons find as `wc.priceFormat`. Source: docs/contract/globals.md 9. */
export function createPriceFormat( {
	siteCurrency,
}: Pick< Settings, 'siteCurrency' > ) {
	/** The currency of the site, but for what is given. */
	const getCurrency = ( overrides: Partial< Currency > = {} ): Currency => ( {
		...siteCurrency,
		...overrides,
	} );
	return {
		/** An amount of minor units as a shopper reads it; `''` for what is no amount. */
		formatPrice: (
			price: number | string,
			currency?: Partial< Currency >
		): string =>
			decodeEntities(
				formatMoney( toMinor( price ), getCurrency( currency ) )
			),
		/** The currency of a priced object of the Store API. */
		getCurrencyFromPriceResponse: ( response?: unknown ): Currency =>
			currencyFromResponse( response, siteCurrency ),
		getCurrency,
	};
}
