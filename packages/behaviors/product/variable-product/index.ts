import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { listBehaviors } from '@shopfront/behaviors/product/product-page';
import { mount as mountForm } from '@shopfront/behaviors/product/variation-form';
import { COLLECTION_EVENTS } from '@shopfront/names';

const COLLECTION = '.wp-block-woocommerce-product-collection';

const SOURCES = [
	...listBehaviors( async () => ( { mount: mountForm } ) ),
	{
		// The collections of this page start when they are in the window, but add-ons know of them from the beginning.
		name: 'listed-collections',
		// The platform's script announces its own.
		selector: `${ COLLECTION }:not([data-wp-interactive])`,
		load: async () => ( {
			mount: ( { dataset, ownerDocument }: HTMLElement ) => {
				dataset.sfListed = '';
				ownerDocument.body.dispatchEvent(
					new CustomEvent( COLLECTION_EVENTS.listRendered, {
						bubbles: true,
						detail: { collection: dataset.collection },
					} )
				);
			},
		} ),
	},
];

/** Adds the behaviors of products to a page that opens with variations. */
export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) =>
	addBehaviors( SOURCES );
