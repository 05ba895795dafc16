import type {
	Behavior,
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

let list: Promise< Behavior > | undefined;

/** One of both, whatever comes later. */
const loadList = () =>
	document.querySelector( '.variations_form' )
		? import( './variable-product' )
		: import( './product-page' );

/** Adds the behaviors of products, where the page has one. */
export const productPage: BehaviorSource = {
	name: 'product-page',
	selector:
		'.woocommerce-product-gallery,.wc-tabs-wrapper,#rating,.quantity input.qty,.variations_form,.grouped_form,.sf-buy-now',
	load: () => ( list ??= loadList() ),
	holds: 'a,button',
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'product-pages.md',
};
