import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const wishlistActions: BehaviorSource = {
	name: 'wishlist-actions',
	selector: '[data-sf-wishlist-actions]',
	load: () => import( '.' ),
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'wishlist.md 3',
};
