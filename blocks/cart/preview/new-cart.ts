import { blockElement } from '@shopfront/bindings';
import { __ } from '@wordpress/i18n';

const heading = ( text: string, className = '' ) => {
	const element = document.createElement( 'h2' );
	element.className = `wp-block-heading ${ className }`.trim();
	element.textContent = text;
	return element;
};

const separator = () => {
	const element = document.createElement( 'hr' );
	element.className =
		'wp-block-separator has-alpha-channel-opacity is-style-dots';
	return element;
};

/**
 * What a new page has in its filled cart. Blocks that must be there are put in by themselves; these are the ones that
 * an author may take out (docs/contract/blocks.md 1.1 and 2).
 */
export const newFilledCart = (): HTMLElement =>
	blockElement(
		'filled-cart-block',
		blockElement(
			'cart-items-block',
			blockElement( 'cart-line-items-block' ),
			blockElement(
				'cart-cross-sells-block',
				heading( __( 'You may be interested in…', 'woocommerce' ) ),
				blockElement( 'cart-cross-sells-products-block' )
			)
		),
		blockElement(
			'cart-totals-block',
			blockElement(
				'cart-order-summary-block',
				blockElement( 'cart-order-summary-heading-block' ),
				blockElement( 'cart-order-summary-coupon-form-block' ),
				blockElement( 'cart-order-summary-totals-block' )
			),
			blockElement( 'cart-express-payment-block' ),
			blockElement( 'proceed-to-checkout-block' ),
			blockElement( 'cart-accepted-payment-methods-block' )
		)
	);

/** What a new page has in its empty cart. */
export const newEmptyCart = (): HTMLElement =>
	blockElement(
		'empty-cart-block',
		heading(
			__( 'Your cart is currently empty!', 'woocommerce' ),
			'has-text-align-center with-empty-cart-icon wc-block-cart__empty-cart__title'
		),
		separator()
	);
