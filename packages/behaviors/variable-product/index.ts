import type { Behavior } from '@shopfront/behaviors/engine';
import { listBehaviors } from '@shopfront/behaviors/product-page';
import { mount as mountForm } from '@shopfront/behaviors/variation-form';

const SOURCES = listBehaviors( async () => ( { mount: mountForm } ) );

/** Adds the behaviors of products to a page that opens with variations. */
export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) =>
	addBehaviors( SOURCES );
