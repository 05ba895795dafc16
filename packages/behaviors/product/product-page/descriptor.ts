import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

const hasVariations = () => !! document.querySelector( '.variations_form' );

/** Adds the behaviors of products, where the page has one. */
export const productPage: BehaviorSource = {
	name: 'product-page',
	selector:
		'.woocommerce-product-gallery,.wc-tabs-wrapper,#rating,.quantity input.qty,.variations_form,.grouped_form,.sf-buy-now',
	load: () => import( './product-page' ),
	isEnabled: () => ! hasVariations(),
	holds: 'a,button',
};

/** The same for a page that opens with variations. */
export const variableProduct: BehaviorSource = {
	...productPage,
	load: () => import( './variable-product' ),
	isEnabled: hasVariations,
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'product-pages.md',
};
