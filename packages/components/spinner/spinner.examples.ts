import { examplesOf } from '../examples';
import { Spinner } from './spinner';

export const spinnerExamples = examplesOf( 'Spinner', Spinner, {
	turning: {},
} );
