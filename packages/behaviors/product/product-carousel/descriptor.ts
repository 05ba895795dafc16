import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const productCarousel: BehaviorSource = {
	name: 'product-carousel',
	selector: '.is-product-collection-layout-carousel',
	load: () => import( './product-carousel' ),
};

export const about: BehaviorAbout = {
	list: 'collections',
	contract: 'product-lists.md 1',
	covers: [ '2.3' ],
};
