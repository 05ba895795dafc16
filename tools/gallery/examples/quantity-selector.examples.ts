import { QuantitySelector } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	itemName: 'Stone Mug',
	limits: { minimum: 1, maximum: 99, multiple_of: 1 },
	onChange: () => undefined,
};

export const quantitySelectorExamples = examplesOf(
	'QuantitySelector',
	QuantitySelector,
	{
		'within limits': { ...shared, quantity: 3 },
		'at the minimum': { ...shared, quantity: 1 },
		'at the maximum': { ...shared, quantity: 99 },
		'by the dozen': {
			...shared,
			quantity: 24,
			limits: { minimum: 12, maximum: 9999, multiple_of: 12 },
		},
		'in fractions': {
			...shared,
			quantity: 1.5,
			limits: { minimum: 0.5, maximum: 10, multiple_of: 0.5 },
		},
		'very many': { ...shared, quantity: 9999 },
		disabled: { ...shared, quantity: 3, disabled: true },
	}
);
