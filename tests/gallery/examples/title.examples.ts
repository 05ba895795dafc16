import { Title } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const titleExamples = examplesOf( 'Title', Title, {
	'of the second level': { children: 'Cart totals', headingLevel: '2' },
} );
