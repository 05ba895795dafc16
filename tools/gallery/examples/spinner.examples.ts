import { Spinner } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const spinnerExamples = examplesOf( 'Spinner', Spinner, {
	turning: {},
} );
