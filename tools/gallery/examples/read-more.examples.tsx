import { ReadMore } from '@shopfront/components';
import { examplesOf } from './component-examples';

const LONG =
	'Make your payment directly into our bank account. Please use your order number as the payment reference. Your order ships once the money has arrived, which takes one to three working days. '.repeat(
		3
	);

export const readMoreExamples = examplesOf( 'ReadMore', ReadMore, {
	short: { children: 'Pay with cash upon delivery.' },
	long: { children: LONG },
	'long with a link': {
		children: (
			<>
				{ LONG }
				<a href="#terms">Terms of payment</a>
			</>
		),
	},
	'one line': { children: LONG, maxLines: 1 },
} );
