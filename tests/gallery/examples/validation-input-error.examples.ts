import { ValidationInputError } from '@shopfront/components';
import { examplesOf } from './examples-of';

export const validationInputErrorExamples = examplesOf(
	'ValidationInputError',
	ValidationInputError,
	{
		'something wrong': {
			errorMessage: 'Please enter a valid ZIP code',
			elementId: 'postcode',
		},
	}
);
