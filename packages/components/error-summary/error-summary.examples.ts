import { examplesOf } from '../examples';
import { ErrorSummary } from './error-summary';

export const errorSummaryExamples = examplesOf( 'ErrorSummary', ErrorSummary, {
	'some things wrong': {
		entries: [
			{
				elementId: 'email',
				message: 'Please enter a valid email address',
				section: 'Contact information',
			},
			{
				elementId: 'shipping-postcode',
				message: 'Please enter a valid postcode',
				section: 'Shipping address',
			},
			{
				elementId: 'terms-and-conditions',
				message: 'Please read and accept the terms and conditions.',
				section: '',
			},
		],
		onFollow: () => undefined,
	},
} );
