import { FormStep } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	id: 'example-fields',
	title: 'Contact information',
	children: <input type="text" aria-label="Name" />,
};

export const formStepExamples = examplesOf( 'FormStep', FormStep, {
	plain: shared,
	'with a description': {
		...shared,
		description: 'We use it to send you details of your order.',
	},
	'with content beside the title': {
		...shared,
		stepHeadingContent: () => <a href="#log-in">Log in</a>,
	},
	'with a legend': {
		...shared,
		legend: 'How to reach you',
	},
	'without a number': { ...shared, showStepNumber: false },
	disabled: { ...shared, disabled: true },
	'without a name': { ...shared, title: undefined },
	'with a long title': {
		...shared,
		title: 'How we can reach you while your order is under way, and thereafter',
		stepHeadingContent: () => <a href="#log-in">Log in</a>,
	},
} );
