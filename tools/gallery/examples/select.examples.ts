import { Select } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	label: 'State',
	options: [
		{ value: 'CA', label: 'California' },
		{ value: 'NY', label: 'New York' },
	],
	onChange: () => undefined,
};

export const selectExamples = examplesOf( 'Select', Select, {
	selected: { ...shared, id: 'select-chosen', value: 'NY' },
	'none selected': {
		...shared,
		id: 'select-empty',
		value: '',
		placeholder: 'Select a state',
		required: true,
	},
	invalid: {
		...shared,
		id: 'select-wrong',
		value: '',
		placeholder: 'Select a state',
		hasError: true,
		feedback: 'Please select a state',
	},
	disabled: {
		...shared,
		id: 'select-disabled',
		value: 'CA',
		disabled: true,
	},
} );
