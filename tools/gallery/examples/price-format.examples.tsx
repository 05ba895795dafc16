import { FormattedMonetaryAmount, PriceFormat } from '@shopfront/components';
import { examplesOf } from './component-examples';
import { SAMPLE_CURRENCY } from './sample-data';

const children = (
	<FormattedMonetaryAmount value="123456" currency={ SAMPLE_CURRENCY } />
);

export const priceFormatExamples = examplesOf( 'PriceFormat', PriceFormat, {
	'price alone': { children },
	'with text': { format: 'from <price/> a month', children },
} );
