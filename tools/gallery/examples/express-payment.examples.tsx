import { Button, ExpressPayment } from '@shopfront/components';
import { examplesOf } from './component-examples';

const methods = [ 'Wallet', 'Bank' ].map( ( name ) => ( {
	name: name.toLowerCase(),
	content: <Button>{ name }</Button>,
} ) );

export const expressPaymentExamples = examplesOf(
	'ExpressPayment',
	ExpressPayment,
	{
		'two on a cart': { context: 'cart', methods },
		'one on a checkout': {
			context: 'checkout',
			methods: methods.slice( 0, 1 ),
		},
		'disabled by another payment': {
			context: 'checkout',
			methods: methods.map( ( method ) => ( {
				...method,
				isDisabled: true,
			} ) ),
		},
		loading: { context: 'cart', methods: [], isLoading: true },
		'high and round': {
			context: 'cart',
			methods: [],
			isLoading: true,
			buttonHeightPx: 55,
			buttonBorderRadiusPx: 28,
		},
	}
);
