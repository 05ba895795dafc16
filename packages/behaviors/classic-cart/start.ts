import type { ClassicContext } from './context';
import { createContext, startButtons } from './start-buttons';
import { startFragments } from './fragments';
import type { ClassicWindow } from './params';
import { hasPlatformFragments } from './platform-scripts';

/** Starts the parts of the classic cart whose parameters the page prints and that the platform's scripts don't handle. */
export function startClassicCart( view: ClassicWindow ): void {
	const fragments = view.wc_cart_fragments_params;
	if ( ! view.wc_add_to_cart_params && ! fragments ) {
		return;
	}
	const context: ClassicContext = createContext( view );
	startButtons( context );
	if ( fragments && ! hasPlatformFragments( view ) ) {
		startFragments( context, fragments );
	}
}
