import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const galleryLightbox: BehaviorSource = {
	name: 'gallery-lightbox',
	selector: '.woocommerce-product-gallery',
	load: () => import( './gallery-lightbox' ),
	starts: 'intent',
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 5',
	covers: [ '9.4' ],
};
