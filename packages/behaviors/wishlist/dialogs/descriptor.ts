import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const wishlistDialogs: BehaviorSource = {
	name: 'wishlist-dialogs',
	selector: 'a[data-rel^="prettyPhoto["]',
	load: () => import( './wishlist-dialogs' ),
	starts: 'intent',
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'wishlist.md 3',
	covers: [ '2.6' ],
};
