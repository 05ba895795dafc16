import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const wishlist: BehaviorSource = {
	name: 'wishlist',
	selector: '.yith-wcwl-add-to-wishlist,.yith-add-to-wishlist-button-block',
	load: async () => ( { mount: ( await import( '.' ) ).mountButton } ),
};

export const wishlistCount: BehaviorSource = {
	name: 'wishlist-count',
	selector: '[data-sf-wishlist-count]',
	load: async () => ( { mount: ( await import( '.' ) ).mountCount } ),
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'wishlist.md 3',
};
