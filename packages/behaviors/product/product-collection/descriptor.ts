import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { COLLECTION_SCRIPT_ID } from '@shopfront/names';

export const productCollection: BehaviorSource = {
	name: 'product-collection',
	selector: '.wp-block-woocommerce-product-collection',
	load: () => import( './product-collection' ),
	// The platform's script, if the page has it, does the same for its collections.
	isEnabled: ( element ) =>
		! (
			element.hasAttribute( 'data-wp-interactive' ) &&
			document.getElementById( COLLECTION_SCRIPT_ID )
		),
	// A page with variations loads the most, and its related products are below the window when it opens.
	starts: () =>
		document.querySelector( '.variations_form' ) ? 'visible' : 'load',
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'product-lists.md 1',
};
