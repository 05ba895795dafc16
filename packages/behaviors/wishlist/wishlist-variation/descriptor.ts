import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const wishlistVariation: BehaviorSource = {
	name: 'wishlist-variation',
	selector:
		'body:has(.yith-wcwl-add-to-wishlist,.yith-add-to-wishlist-button-block) .variations_form',
	load: () => import( './wishlist-variation' ),
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'wishlist.md 3',
};
