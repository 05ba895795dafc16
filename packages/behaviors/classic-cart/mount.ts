import type { Behavior } from '@shopfront/behaviors/engine';
import { startClassicCart } from './start';

/** Starts the classic cart of a page whose body names it. */
export const mount: Behavior[ 'mount' ] = ( { ownerDocument } ) =>
	startClassicCart( ownerDocument.defaultView ?? window );
