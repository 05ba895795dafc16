import { Spinner } from '@shopfront/components';
import { examplesOf } from './examples-of';

export const spinnerExamples = examplesOf( 'Spinner', Spinner, {
	turning: {},
} );
