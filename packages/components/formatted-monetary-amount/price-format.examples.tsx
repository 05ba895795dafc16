import { examplesOf } from '../examples';
import { SAMPLE_CURRENCY } from '../sample-data';
import { FormattedMonetaryAmount } from './formatted-monetary-amount';
import { PriceFormat } from './price-format';

const children = (
	<FormattedMonetaryAmount value="123456" currency={ SAMPLE_CURRENCY } />
);

export const priceFormatExamples = examplesOf( 'PriceFormat', PriceFormat, {
	'price alone': { children },
	'words around': { format: 'from <price/> a month', children },
} );
