import { SortSelect } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	label: 'Order by',
	options: [
		{ key: 'date', label: 'Newest first' },
		{ key: 'price', label: 'Price: low to high' },
		{ key: 'price-desc', label: 'Price: high to low' },
	],
	value: 'date',
};

export const sortSelectExamples = examplesOf( 'SortSelect', SortSelect, {
	'with a label': { ...shared, instanceId: 'labelled' },
	'named for screen readers only': {
		...shared,
		instanceId: 'unlabelled',
		label: '',
		screenReaderLabel: 'Order products by',
	},
	'read-only': { ...shared, instanceId: 'read-only', readOnly: true },
	'with a long option': {
		...shared,
		instanceId: 'long',
		options: [
			{
				key: 'date',
				label: 'Those first that were brought into the shop in the last few weeks, and after them all of the others by name',
			},
			{ key: 'price', label: 'By price' },
		],
	},
} );
