import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createContext, startButtons } from './start-buttons';

const started = new WeakSet< Window >();

/** The first button or link to mount starts the whole page. WooCommerce's script still handles the fragments. */
export const mount: Behavior[ 'mount' ] = ( { ownerDocument } ) => {
	const view = ownerDocument.defaultView ?? window;
	if ( ! started.has( view ) ) {
		started.add( view );
		startButtons( createContext( view ) );
	}
};
