import { blockName } from '@shopfront/names';
import { __ } from '@wordpress/i18n';

/** A state that authors can switch to. */
export interface CartView {
	/** Name of the visible inner block, as in the attribute `currentView`. */
	view: string;
	/** Label in the switch. */
	label: string;
}

export const FILLED_CART = blockName( 'filled-cart-block' );
export const EMPTY_CART = blockName( 'empty-cart-block' );

/** Returns the states that an editor can show: the attribute `editorViews` (docs/contract/blocks.md 1.1). */
export const getCartViews = (): CartView[] => [
	{ view: FILLED_CART, label: __( 'Filled Cart', 'woocommerce' ) },
	{ view: EMPTY_CART, label: __( 'Empty Cart', 'woocommerce' ) },
];
