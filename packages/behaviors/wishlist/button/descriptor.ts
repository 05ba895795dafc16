import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const wishlist: BehaviorSource = {
	name: 'wishlist',
	selector: '.yith-wcwl-add-to-wishlist,.yith-add-to-wishlist-button-block',
	load: async () => ( {
		mount: ( await import( './wishlist' ) ).mountButton,
	} ),
};

export const wishlistCount: BehaviorSource = {
	name: 'wishlist-count',
	selector: '[data-sf-wishlist-count]',
	load: async () => ( {
		mount: ( await import( './wishlist' ) ).mountCount,
	} ),
};

export const wishlistActions: BehaviorSource = {
	name: 'wishlist-actions',
	selector: '[data-sf-wishlist-actions]',
	load: () => import( './wishlist-actions' ),
};

export const wishlistEvents: BehaviorSource = {
	name: 'wishlist-events',
	selector: 'script#shopfront-wishlist',
	load: () => import( './wishlist-events' ),
};

export const wishlistVariation: BehaviorSource = {
	name: 'wishlist-variation',
	selector:
		'body:has(.yith-wcwl-add-to-wishlist,.yith-add-to-wishlist-button-block) .variations_form',
	load: () => import( './wishlist-variation' ),
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'wishlist.md 3',
	covers: [ '2.6', '4.4', '5.4', '8.4' ],
};
