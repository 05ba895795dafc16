import { examplesOf } from '../examples';
import { Icon } from './icon';

export const iconExamples = examplesOf( 'Icon', Icon, {
	alert: { name: 'alert' },
	check: { name: 'check' },
	chevron: { name: 'chevron' },
	close: { name: 'close' },
	info: { name: 'info' },
	minus: { name: 'minus' },
	plus: { name: 'plus' },
	trash: { name: 'trash' },
} );
