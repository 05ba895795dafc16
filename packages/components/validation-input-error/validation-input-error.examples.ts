import { examplesOf } from '../examples';
import { ValidationInputError } from './validation-input-error';

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
