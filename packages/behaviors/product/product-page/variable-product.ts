import type {
	Behavior,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { withEvents } from '@shopfront/behaviors/engine/event-bus';
import { mount as mountForm } from '@shopfront/behaviors/product/variation-form';
import { COLLECTION_EVENTS } from '@shopfront/names';
import { PRODUCT_BEHAVIORS } from './product-behaviors';
import { raiseQuantities } from './raise-quantities';

const COLLECTION = '.wp-block-woocommerce-product-collection';

const SOURCES: readonly BehaviorSource[] = [
	// This page needs the form at once, so it's in this chunk.
	...PRODUCT_BEHAVIORS.map( ( source ) =>
		source.name === 'variation-form'
			? {
					...source,
					load: async () => ( { mount: withEvents( mountForm ) } ),
				}
			: source
	),
	{
		// These collections only start when they are in the viewport, but add-ons expect their events on load.
		name: 'listed-collections',
		// WooCommerce's script emits the events of its own collections.
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
export const mount: Behavior[ 'mount' ] = (
	{ ownerDocument },
	{ addBehaviors }
) => {
	raiseQuantities( ownerDocument );
	addBehaviors( SOURCES );
};
