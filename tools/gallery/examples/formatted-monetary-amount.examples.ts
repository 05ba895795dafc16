import { FormattedMonetaryAmount } from '@shopfront/components';
import { examplesOf } from './component-examples';
import { SAMPLE_CURRENCY } from './sample-data';

export const formattedMonetaryAmountExamples = examplesOf(
	'FormattedMonetaryAmount',
	FormattedMonetaryAmount,
	{
		amount: { value: '123456', currency: SAMPLE_CURRENCY },
		negative: { value: '-1050', currency: SAMPLE_CURRENCY },
		'without decimals': {
			value: '123456',
			currency: {
				...SAMPLE_CURRENCY,
				code: 'JPY',
				minorUnit: 0,
				prefix: '¥',
			},
		},
		'symbol after the amount': {
			value: '123456',
			currency: {
				...SAMPLE_CURRENCY,
				code: 'EUR',
				thousandSeparator: '.',
				decimalSeparator: ',',
				prefix: '',
				suffix: ' €',
			},
		},
	}
);
