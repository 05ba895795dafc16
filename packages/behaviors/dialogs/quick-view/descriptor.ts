import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const quickView: BehaviorSource = {
	name: 'quick-view',
	selector: '[data-sf-quick-view]',
	load: () => import( './quick-view' ),
	starts: 'intent',
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'product-pages.md 7',
	covers: [ '5.3', '7.3' ],
};
