import { RadioControl } from '@shopfront/components';
import { examplesOf } from './component-examples';

const options = [
	{ value: 'slow', label: 'Post', secondaryLabel: '$5.00' },
	{
		value: 'fast',
		label: 'Courier',
		secondaryLabel: '$15.00',
		description: 'Rings twice.',
		secondaryDescription: 'Not on Sundays.',
	},
	{
		value: 'long',
		label: 'A bicycle that goes round by every village of the valley',
		secondaryLabel: 'Free',
	},
];
const onChange = () => undefined;

export const radioControlExamples = examplesOf( 'RadioControl', RadioControl, {
	'none selected': { id: 'none', options, selected: '', onChange },
	'one selected': { id: 'one', options, selected: 'fast', onChange },
	disabled: {
		id: 'off',
		options,
		selected: 'fast',
		onChange,
		disabled: true,
	},
	'selected option highlighted': {
		id: 'set-off',
		options,
		selected: 'slow',
		onChange,
		highlightChecked: true,
	},
	'descriptions below each other': {
		id: 'column',
		options,
		selected: 'fast',
		onChange,
		descriptionStackingDirection: 'column',
	},
} );
