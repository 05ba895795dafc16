import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { PRODUCT_BEHAVIORS } from './product-behaviors';
import { raiseQuantities } from './raise-quantities';

/** Adds the behaviors of products to a page that has one of their elements. */
export const mount: Behavior[ 'mount' ] = (
	{ ownerDocument },
	{ addBehaviors }
) => {
	raiseQuantities( ownerDocument );
	addBehaviors( PRODUCT_BEHAVIORS );
};
