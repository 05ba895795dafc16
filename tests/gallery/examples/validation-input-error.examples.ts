import { ValidationInputError } from '@shopfront/components';
import { examplesOf } from './component-examples';

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
