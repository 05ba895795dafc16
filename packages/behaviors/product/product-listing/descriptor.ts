import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const productListing: BehaviorSource = {
	name: 'product-listing',
	selector: '.woocommerce-ordering,.woocommerce-result-count',
	load: () => import( './product-listing' ),
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'product-pages.md 2',
	covers: [ '2.2', '9.3' ],
};
