import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { COLLECTION_SCRIPT_ID } from '@shopfront/names';

const COLLECTION = '.wp-block-woocommerce-product-collection';

export const collectionPages: BehaviorSource = {
	name: 'collection-pages',
	selector: `${ COLLECTION }:not([data-force-page-reload])`,
	load: () => import( './collection-pages' ),
	// WooCommerce's router would update its own collections, but not ours.
	isEnabled: () => ! document.getElementById( COLLECTION_SCRIPT_ID ),
	// The links work without it. But going back to a page that it has shown needs it at once.
	starts: () =>
		window.history.state?.hasShownCollection ? 'load' : 'intent',
	intentSelector: '.wp-block-query-pagination a',
};

export const about: BehaviorAbout = {
	list: 'collections',
	contract: 'product-lists.md 1',
	covers: [ '2.3' ],
};
