import {
	ValidationInputError,
	validationErrorId,
	CheckboxControl,
} from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	label: 'Use same address for billing',
	onChange: () => undefined,
};

export const checkboxControlExamples = examplesOf(
	'CheckboxControl',
	CheckboxControl,
	{
		empty: { ...shared, id: 'box-empty' },
		checked: { ...shared, id: 'box-ticked', checked: true },
		invalid: {
			...shared,
			id: 'box-wrong',
			label: 'I have read the terms and conditions of this shop',
			required: true,
			hasError: true,
			'aria-describedby': validationErrorId( 'box-wrong' ),
			feedback: (
				<ValidationInputError
					errorMessage="Please read and accept the terms and conditions."
					elementId="box-wrong"
				/>
			),
		},
		disabled: { ...shared, id: 'box-disabled', disabled: true },
		'with a long label': {
			...shared,
			id: 'box-long',
			label: 'Send me the news of the shop, its special offers and what its makers are up to, about once a month and never to anyone else',
		},
	}
);
