import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const addedNotice: BehaviorSource = {
	name: 'added-notice',
	selector: 'form[data-sf-add],.ajax_add_to_cart,.wc-block-all-products',
	load: () => import( './added-notice' ),
	starts: 'intent',
	holds: false,
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'product-pages.md 6',
	covers: [ '4.1' ],
};
