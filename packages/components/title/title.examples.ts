import { examplesOf } from '../examples';
import { Title } from './title';

export const titleExamples = examplesOf( 'Title', Title, {
	'of the second level': { children: 'Cart totals', headingLevel: '2' },
} );
