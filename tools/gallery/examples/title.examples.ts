import { Title } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const titleExamples = examplesOf( 'Title', Title, {
	'level 2': { children: 'Cart totals', headingLevel: '2' },
} );
