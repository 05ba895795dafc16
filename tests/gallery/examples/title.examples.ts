import { Title } from '@shopfront/components';
import { examplesOf } from './examples-of';

export const titleExamples = examplesOf( 'Title', Title, {
	'of the second level': { children: 'Cart totals', headingLevel: '2' },
} );
