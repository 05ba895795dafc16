import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { PRODUCT_BEHAVIORS } from './product-behaviors';

export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) =>
	addBehaviors( PRODUCT_BEHAVIORS );
