import {
	CheckoutEmpty,
	CheckoutError,
	MustLogInPrompt,
} from '@shopfront/components';
import { examplesOf } from './component-examples';

export const checkoutEmptyExamples = examplesOf(
	'CheckoutEmpty',
	CheckoutEmpty,
	{
		'with a way to the shop': { shopUrl: '/shop/' },
		'without one': { shopUrl: '' },
	}
);

export const checkoutErrorExamples = examplesOf(
	'CheckoutError',
	CheckoutError,
	{
		'with what the server says': {
			message: '&quot;Stone Mug&quot; is out of stock.',
			cartUrl: '/cart/',
		},
		'without a word of the server': { message: '', cartUrl: '/cart/' },
	}
);

export const mustLogInPromptExamples = examplesOf(
	'MustLogInPrompt',
	MustLogInPrompt,
	{ plain: { logInUrl: '/my-account/' } }
);
