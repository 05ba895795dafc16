import type { MinorAmount } from '@shopfront/store-api';
import { defaultShippingAddress } from '../cart/addresses';
import { taxRatesAt } from '../cart/tax-rates';
import { splitPrice, sumOfTaxes, type Taxation } from '../cart/taxes';
import type { ShopContext } from '../context';
import { toMinor } from '../money';
import { DEFAULT_OPTIONS } from '../options';
import type { Micros, Product } from './types';

export type TaxDisplay = 'excl' | 'incl';

/** Taxes where this visitor lives, as far as the shop knows. */
function taxationFor( { options, session }: ShopContext ): Taxation {
	if ( ! options.taxesEnabled ) {
		return { rates: [], includedRates: null };
	}
	return {
		rates: taxRatesAt(
			session.data.shipping ?? defaultShippingAddress( options )
		),
		includedRates: options.pricesIncludeTax
			? taxRatesAt( defaultShippingAddress( DEFAULT_OPTIONS ) )
			: null,
	};
}

/** A catalogue price as the shop shows it to this visitor: with the tax of their place, or without. */
export function displayedPrice(
	context: ShopContext,
	product: Pick< Product, 'taxStatus' >,
	micros: Micros,
	taxDisplay: TaxDisplay
): MinorAmount {
	const entered = BigInt( toMinor( micros, context.options ) );
	const { net, taxes } = splitPrice(
		entered,
		taxationFor( context ),
		product.taxStatus === 'taxable'
	);
	const shown = taxDisplay === 'incl' ? net + sumOfTaxes( taxes ) : net;
	return shown.toString();
}
