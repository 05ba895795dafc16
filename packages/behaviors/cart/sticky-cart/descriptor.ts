import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const stickyCart: BehaviorSource = {
	name: 'sticky-cart',
	selector: '.sf-sticky-cart',
	load: () => import( './sticky-cart' ),
	starts: 'scroll',
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 3',
	covers: [ '2.1' ],
};
