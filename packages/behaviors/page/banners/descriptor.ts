import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const storeNotice: BehaviorSource = {
	name: 'store-notice',
	selector: '.woocommerce-store-notice',
	load: async () => ( { mount: ( await import( '.' ) ).mountStoreNotice } ),
};

export const comingSoon: BehaviorSource = {
	name: 'coming-soon',
	selector: '#coming-soon-footer-banner',
	load: async () => ( { mount: ( await import( '.' ) ).mountComingSoon } ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '4.5', '4.6', '7.5' ],
	markup: [],
	isOfPlatform: true,
};
