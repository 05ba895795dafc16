import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const wishlistPage: BehaviorSource = {
	name: 'wishlist-page',
	selector: '.yith-wcwl-form,.wishlist_manage_table',
	load: () => import( './wishlist-page' ),
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'wishlist.md 3',
	covers: [ '2.6', '5.4', '6', '9.6' ],
};
