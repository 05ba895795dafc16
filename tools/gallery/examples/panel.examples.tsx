import { Panel } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	title: 'Add coupons',
	children: <p>What is in the panel.</p>,
};

export const panelExamples = examplesOf( 'Panel', Panel, {
	closed: shared,
	open: { ...shared, initialOpen: true },
	'with a border': { ...shared, hasBorder: true, initialOpen: true },
	'with a heading': { ...shared, headingLevel: 2 },
	'with a long title': {
		...shared,
		title: 'Where it all goes, and how, and by whom, and what it is that goes there',
	},
} );
