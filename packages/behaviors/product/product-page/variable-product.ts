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
	// Its page needs it at once, so it is in this file.
	...PRODUCT_BEHAVIORS.map( ( source ) =>
		source.name === 'variation-form'
			? {
					...source,
					load: async () => ( { mount: withEvents( mountForm ) } ),
				}
			: source
	),
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
export const mount: Behavior[ 'mount' ] = (
	{ ownerDocument },
	{ addBehaviors }
) => {
	raiseQuantities( ownerDocument );
	addBehaviors( SOURCES );
};
