import { FRAGMENTS_SCRIPT_ID } from '@shopfront/names';
import type { ClassicWindow } from './params';

/** Part of the selector of the platform's listener to clicks on buttons. */
const BUTTON = 'add_to_cart_button';

/**
 * Whether the platform's own script handles the buttons and links of the page, so that ours has to stand aside. It may
 * load later than ours. jQuery has no public list of listeners; without this one, `onPress` still skips its events.
 */
export const hasPlatformButtons = ( { jQuery, document }: ClassicWindow ) =>
	Boolean(
		jQuery
			?._data?.( document.body, 'events' )
			?.click?.some( ( { selector } ) => selector?.includes( BUTTON ) )
	);

/** Whether the page has the platform's script for fragments, by its id. */
export const hasPlatformFragments = ( { document }: ClassicWindow ) =>
	document.getElementById( FRAGMENTS_SCRIPT_ID ) !== null;
