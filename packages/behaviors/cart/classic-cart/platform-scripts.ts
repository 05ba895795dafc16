import { BUTTONS_SCRIPT_ID, FRAGMENTS_SCRIPT_ID } from '@shopfront/names';
import type { ClassicWindow } from './params';

/**
 * Whether WooCommerce's own script handles the page's buttons and links. It may load after ours, and a plugin that
 * combines scripts may remove its id; `onPress` still skips events that it has handled.
 */
export const hasPlatformButtons = ( { document }: ClassicWindow ): boolean =>
	document.querySelector< HTMLScriptElement >(
		`script#${ BUTTONS_SCRIPT_ID }[src]:not([src*=jquery-plugins])`
	) !== null;

export const hasPlatformFragments = ( { document }: ClassicWindow ) =>
	document.getElementById( FRAGMENTS_SCRIPT_ID ) !== null;
