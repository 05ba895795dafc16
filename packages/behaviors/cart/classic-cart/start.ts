import type { ClassicContext } from './context';
import { createContext, startButtons } from './start-buttons';
import { startFragments } from './fragments';
import { readParams, type ClassicWindow } from './params';
import { hasPlatformFragments } from './platform-scripts';

/** Only starts parts that the page prints parameters for and that WooCommerce's scripts don't handle. */
export const startClassicCart = ( view: ClassicWindow ): void => {
	const { buttons, fragments } = readParams( view );
	if ( ! buttons && ! fragments ) {
		return;
	}
	const context: ClassicContext = createContext( view );
	startButtons( context );
	if ( fragments && ! hasPlatformFragments( view ) ) {
		startFragments( context, fragments );
	}
};
