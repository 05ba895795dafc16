import { Button } from '@shopfront/components';
import { examplesOf } from './component-examples';

const children = 'Proceed to Checkout';

export const buttonExamples = examplesOf( 'Button', Button, {
	contained: { children },
	outlined: { children, variant: 'outlined' },
	text: { children, variant: 'text' },
	link: { children, variant: 'link' },
	'with a URL': { children, href: '#proceed' },
	busy: { children, isBusy: true },
	'busy link': { children, href: '#proceed', isBusy: true },
	disabled: { children, disabled: true },
	'with a long name': {
		children:
			'Proceed to the checkout, where you tell where it all goes and how it is paid',
	},
} );
