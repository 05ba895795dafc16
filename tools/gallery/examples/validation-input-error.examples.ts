import { ValidationInputError } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const validationInputErrorExamples = examplesOf(
	'ValidationInputError',
	ValidationInputError,
	{
		'with a message': {
			errorMessage: 'Please enter a valid ZIP code',
			elementId: 'postcode',
		},
	}
);
