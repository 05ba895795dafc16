import { Textarea } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	'aria-label': 'Add a note to your order',
	placeholder: 'Notes about your order, e.g. special notes for delivery.',
	onChange: () => undefined,
};

export const textareaExamples = examplesOf( 'Textarea', Textarea, {
	empty: { ...shared, value: '' },
	filled: {
		...shared,
		value: 'Please ring at the side gate.\nThe dog is friendly.',
	},
	disabled: { ...shared, value: 'Side gate', disabled: true },
} );
