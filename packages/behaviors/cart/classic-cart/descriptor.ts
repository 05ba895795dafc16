import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

/** On pages whose body says that the platform's script does not handle them. */
export const classicCartButtons: BehaviorSource = {
	name: 'classic-cart-buttons',
	selector:
		'.sf-classic-cart :is(.ajax_add_to_cart:not(.wc-interactive),.remove_from_cart_button,form.cart)',
	load: () => import( './classic-cart-buttons' ),
	starts: 'intent',
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'classic-pages.md 1',
};
