import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { COLLECTION_SCRIPT_ID } from '@shopfront/names';

const COLLECTION = '.wp-block-woocommerce-product-collection';

export const productCollection: BehaviorSource = {
	name: 'product-collection',
	// WooCommerce's own script handles its collections, if it's on the page.
	selector: `${ COLLECTION }:not(:root:has([id="${ COLLECTION_SCRIPT_ID }"]) [data-wp-interactive])`,
	load: () => import( './product-collection' ),
	// A page with variations loads the most, and its related products start below the fold.
	starts: () =>
		document.querySelector( '.variations_form' ) ? 'visible' : 'load',
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'product-lists.md 1',
	covers: [ '2.3' ],
};
