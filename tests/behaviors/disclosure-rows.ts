import { mount as sizedContainer } from '@shopfront/behaviors/sized-container';
import { find } from '../fixtures/mount-behavior';
import { STILL, UNDIRECTED, type Row } from './row';

/** Behaviors of content that opens, and of elements that stay what they are. */
export const DISCLOSURE_ROWS: readonly Row[] = [
	{
		name: 'sized-container',
		mount: sizedContainer,
		selector: '[data-sf-sized]',
		html: '<div data-sf-sized><p>Text</p></div>',
		withoutScript: () => expect( find( 'p' ) ).toBeVisible(),
		keyboard: 'none: nothing is operated',
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
];
