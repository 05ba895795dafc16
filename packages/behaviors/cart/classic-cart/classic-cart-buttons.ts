import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createContext, startButtons } from './start-buttons';

/** Windows whose buttons are started. */
const started = new WeakSet< Window >();

/** Starts the buttons and links of the page at the first of them. Fragments stay with the platform's script. */
export const mount: Behavior[ 'mount' ] = ( { ownerDocument } ) => {
	const view = ownerDocument.defaultView ?? window;
	if ( ! started.has( view ) ) {
		started.add( view );
		startButtons( createContext( view ) );
	}
};
