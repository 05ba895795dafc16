import { FoldedSection } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	title: 'Contact information',
	lines: [ 'ada@example.com' ],
	controls: 'contact-fields',
	onEdit: () => undefined,
};

export const foldedSectionExamples = examplesOf(
	'FoldedSection',
	FoldedSection,
	{
		'one value': shared,
		'several values': {
			...shared,
			title: 'Shipping options',
			lines: [ 'Flat rate', '$10.00' ],
		},
		'a long value': {
			...shared,
			title: 'Order notes',
			lines: [
				'Please ring twice and leave the parcel with the neighbours at number eleven, who are at home until six in the evening on most days.',
			],
		},
	}
);
