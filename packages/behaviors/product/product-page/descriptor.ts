import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

const hasVariations = () => !! document.querySelector( '.variations_form' );

export const productPage: BehaviorSource = {
	name: 'product-page',
	selector:
		'.woocommerce-product-gallery,.wc-tabs-wrapper,#rating,.quantity input.qty,.variations_form,.grouped_form,.sf-buy-now',
	load: () => import( './product-page' ),
	isEnabled: () => ! hasVariations(),
	holds: 'a,button',
};

export const variableProduct: BehaviorSource = {
	...productPage,
	load: () => import( './variable-product' ),
	isEnabled: hasVariations,
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'product-pages.md',
	covers: [ '2.1' ],
};
