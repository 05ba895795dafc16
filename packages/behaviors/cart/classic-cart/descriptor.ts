import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

/** The class `sf-classic-cart` says that WooCommerce's own script doesn't handle the page's buttons. */
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
	covers: [ '2.4', '4.1', '4.2', '7.1', '8.3', '9.3' ],
};
