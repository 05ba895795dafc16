import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { PRODUCT_BEHAVIORS } from './product-behaviors';

/** Adds the behaviors of products to a page that has one of their elements. */
export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) =>
	addBehaviors( PRODUCT_BEHAVIORS );
