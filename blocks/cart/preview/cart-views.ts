import { blockName } from '@shopfront/names';
import { __ } from '@wordpress/i18n';

/** One of the states between which an author switches. */
export interface CartView {
	/** The inner block that is seen, as the attribute `currentView` has it. */
	view: string;
	/** On the switch. */
	label: string;
}

export const FILLED_CART = blockName( 'filled-cart-block' );
export const EMPTY_CART = blockName( 'empty-cart-block' );

/** The states of a cart that an editor can show: the attribute `editorViews` (docs/contract/blocks.md 1.1). */
export const getCartViews = (): CartView[] => [
	{ view: FILLED_CART, label: __( 'Filled Cart', 'woocommerce' ) },
	{ view: EMPTY_CART, label: __( 'Empty Cart', 'woocommerce' ) },
];
