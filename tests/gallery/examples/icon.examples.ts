import { Icon } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const iconExamples = examplesOf( 'Icon', Icon, {
	alert: { name: 'alert' },
	back: { name: 'back' },
	bank: { name: 'bank' },
	bill: { name: 'bill' },
	card: { name: 'card' },
	cart: { name: 'cart' },
	check: { name: 'check' },
	checkPayment: { name: 'checkPayment' },
	chevron: { name: 'chevron' },
	close: { name: 'close' },
	info: { name: 'info' },
	minus: { name: 'minus' },
	plus: { name: 'plus' },
	store: { name: 'store' },
	trash: { name: 'trash' },
	truck: { name: 'truck' },
} );
