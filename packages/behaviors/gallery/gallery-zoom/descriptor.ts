import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const galleryZoom: BehaviorSource = {
	name: 'gallery-zoom',
	selector: '.woocommerce-product-gallery',
	load: () => import( './gallery-zoom' ),
	starts: 'intent',
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 5',
	covers: [ '8.1' ],
};
