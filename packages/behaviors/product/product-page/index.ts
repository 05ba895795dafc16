import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { listBehaviors } from './list-behaviors';

const SOURCES = listBehaviors(
	() => import( '@shopfront/behaviors/product/variation-form' )
);

/** Adds the behaviors of products to a page that has one of their elements. */
export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) =>
	addBehaviors( SOURCES );

export { listBehaviors };
