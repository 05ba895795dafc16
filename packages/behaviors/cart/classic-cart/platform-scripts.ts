import { BUTTONS_SCRIPT_ID, FRAGMENTS_SCRIPT_ID } from '@shopfront/names';
import type { ClassicWindow } from './params';

/**
 * Whether the platform's own script handles the buttons and links of the page, so that ours has to stand aside. It may
 * load later than ours, and a plugin that combines scripts may remove its id: `onPress` still skips its events.
 */
export const hasPlatformButtons = ( { document }: ClassicWindow ): boolean =>
	document.querySelector< HTMLScriptElement >(
		`script#${ BUTTONS_SCRIPT_ID }[src]:not([src*=jquery-plugins])`
	) !== null;

/** Whether the page has the platform's script for fragments, by its id. */
export const hasPlatformFragments = ( { document }: ClassicWindow ) =>
	document.getElementById( FRAGMENTS_SCRIPT_ID ) !== null;
