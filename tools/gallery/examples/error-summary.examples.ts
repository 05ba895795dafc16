import { ErrorSummary } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const errorSummaryExamples = examplesOf( 'ErrorSummary', ErrorSummary, {
	'several errors': {
		entries: [
			{
				id: 'billing_email',
				elementId: 'email',
				message: 'Please enter a valid email address',
				section: 'Contact information',
			},
			{
				id: 'shipping_postcode',
				elementId: 'shipping-postcode',
				message: 'Please enter a valid postcode',
				section: 'Shipping address',
			},
			{
				id: 'terms-and-conditions-1',
				elementId: 'terms-and-conditions',
				message: 'Please read and accept the terms and conditions.',
				section: '',
			},
			{
				id: 'shipping-rates-error',
				elementId: '',
				message: 'Sorry, this order requires a shipping option.',
				section: '',
			},
		],
		onFollow: () => undefined,
	},
} );
