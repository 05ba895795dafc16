import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const wishlistEvents: BehaviorSource = {
	name: 'wishlist-events',
	selector: 'script#shopfront-wishlist',
	load: () => import( './wishlist-events' ),
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'wishlist.md 3',
};
