import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const pageNotices: BehaviorSource = {
	name: 'page-notices',
	selector:
		'.woocommerce-notices-wrapper,.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner',
	load: () => import( './page-notices' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '4.12' ],
	markup: [],
	isOfPlatform: true,
};
