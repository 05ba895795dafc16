import { Chip, RemovableChip } from '@shopfront/components';
import { examplesOf } from './component-examples';

// A chip is a list item by default.
const shared = { element: 'div' as const };
const onRemove = () => undefined;

export const chipExamples = examplesOf( 'Chip', Chip, {
	plain: { ...shared, text: 'ten' },
	'round, with screen reader text': {
		...shared,
		text: 'ten',
		screenReaderText: 'Coupon: ten',
		radius: 'large',
	},
	square: { ...shared, text: 'ten', radius: 'none' },
} );

export const removableChipExamples = examplesOf(
	'RemovableChip',
	RemovableChip,
	{
		plain: { ...shared, text: 'ten', onRemove },
		'being removed': { ...shared, text: 'ten', disabled: true, onRemove },
		'with a long text': {
			...shared,
			text: 'everything-in-the-shop-for-a-little-less-than-it-was-yesterday',
			onRemove,
		},
	}
);
