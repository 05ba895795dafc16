import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const addToCart: BehaviorSource = {
	name: 'add-to-cart',
	selector: 'form[data-sf-add]',
	load: () => import( './add-to-cart' ),
	starts: 'intent',
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'product-pages.md 3',
	covers: [ '2.2', '4.1' ],
};
