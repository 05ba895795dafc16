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
		'with a link to the shop': { shopUrl: '/shop/' },
		'without a link': { shopUrl: '' },
	}
);

export const checkoutErrorExamples = examplesOf(
	'CheckoutError',
	CheckoutError,
	{
		'with a message of the server': {
			message: '&quot;Stone Mug&quot; is out of stock.',
			cartUrl: '/cart/',
		},
		'without a message of the server': { message: '', cartUrl: '/cart/' },
	}
);

export const mustLogInPromptExamples = examplesOf(
	'MustLogInPrompt',
	MustLogInPrompt,
	{ plain: { logInUrl: '/my-account/' } }
);
