import { ErrorPlaceholder } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const errorPlaceholderExamples = examplesOf(
	'ErrorPlaceholder',
	ErrorPlaceholder,
	{
		'for shoppers': {},
		'with a message and a retry button': {
			message: 'Unable to get cart data from the API.',
			onRetry: () => undefined,
		},
	}
);
