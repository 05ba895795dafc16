import { createBlockElement } from '@shopfront/bindings';
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
 * Creates the filled cart of a new page. Lists only optional blocks, because required ones are added automatically
 * (docs/contract/blocks.md 1.1 and 2).
 */
export const createFilledCart = (): HTMLElement =>
	createBlockElement(
		'filled-cart-block',
		createBlockElement(
			'cart-items-block',
			createBlockElement( 'cart-line-items-block' ),
			createBlockElement(
				'cart-cross-sells-block',
				heading( __( 'You may be interested in…', 'woocommerce' ) ),
				createBlockElement( 'cart-cross-sells-products-block' )
			)
		),
		createBlockElement(
			'cart-totals-block',
			createBlockElement(
				'cart-order-summary-block',
				createBlockElement( 'cart-order-summary-heading-block' ),
				createBlockElement( 'cart-order-summary-coupon-form-block' ),
				createBlockElement( 'cart-order-summary-totals-block' )
			),
			createBlockElement( 'cart-express-payment-block' ),
			createBlockElement( 'proceed-to-checkout-block' ),
			createBlockElement( 'cart-accepted-payment-methods-block' )
		)
	);

/** Creates the empty cart of a new page. */
export const createEmptyCart = (): HTMLElement =>
	createBlockElement(
		'empty-cart-block',
		heading(
			__( 'Your cart is currently empty!', 'woocommerce' ),
			'has-text-align-center with-empty-cart-icon wc-block-cart__empty-cart__title'
		),
		separator()
	);
