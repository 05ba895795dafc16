import { RadioControlAccordion } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	onChange: () => undefined,
	options: [
		{
			value: 'post',
			label: 'By post',
			content: <p>It takes three days.</p>,
		},
		{
			value: 'rider',
			label: 'By rider',
			secondaryLabel: '$12.00',
			content: (
				<label htmlFor="rider-note">
					Note for the rider <input id="rider-note" type="text" />
				</label>
			),
		},
		{ value: 'own', label: 'I fetch it' },
	],
};

export const radioControlAccordionExamples = examplesOf(
	'RadioControlAccordion',
	RadioControlAccordion,
	{
		'none selected': { ...shared, id: 'accordion-none', selected: '' },
		'one selected': { ...shared, id: 'accordion-one', selected: 'post' },
		'highlighted, with a field': {
			...shared,
			id: 'accordion-field',
			selected: 'rider',
			highlightChecked: true,
		},
		disabled: {
			...shared,
			id: 'accordion-disabled',
			selected: 'own',
			disabled: true,
		},
	}
);
