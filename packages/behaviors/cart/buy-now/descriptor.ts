import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const buyNow: BehaviorSource = {
	name: 'buy-now',
	selector: '.sf-buy-now',
	load: () => import( './buy-now' ),
	starts: 'intent',
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 3',
	covers: [ '4.3' ],
};
