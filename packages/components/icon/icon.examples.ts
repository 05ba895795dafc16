import { examplesOf } from '../examples';
import { Icon } from './icon';

export const iconExamples = examplesOf( 'Icon', Icon, {
	alert: { name: 'alert' },
	back: { name: 'back' },
	cart: { name: 'cart' },
	check: { name: 'check' },
	chevron: { name: 'chevron' },
	close: { name: 'close' },
	info: { name: 'info' },
	minus: { name: 'minus' },
	plus: { name: 'plus' },
	store: { name: 'store' },
	trash: { name: 'trash' },
	truck: { name: 'truck' },
} );
