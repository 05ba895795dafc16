import { html } from 'hono/html';
import { BLOCK_NAMESPACE } from '@shopfront/names';
import type { ShopOptions } from '../options';
import { createBlockElement as block } from './block-element';
import type { Markup } from './layout';
import { STORE_PAGES } from './settings/store-pages';
import { t } from '../texts';

const ROWS = [ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ];

export const cartAttributes = ( {
	shippingCalculator,
}: Pick< ShopOptions, 'shippingCalculator' > ): Record<
	string,
	Record< string, string >
> => ( {
	'cart-cross-sells-block': { content: t( 'You may be interested in…' ) },
	'cart-order-summary-shipping-block': {
		showShippingCalculator: String( shippingCalculator ),
	},
	'proceed-to-checkout-block': {
		checkoutPageId: String( STORE_PAGES.checkout.id ),
	},
} );

const filledCart = ( options: ShopOptions ): Markup => {
	const attributes = cartAttributes( options );
	const saved = ( name: string ) => block( name, html``, attributes[ name ] );
	return block( 'filled-cart-block', [
		block( 'cart-items-block', [
			block( 'cart-line-items-block' ),
			block( 'cart-cross-sells-block', [
				html`<h2 class="wp-block-heading">
					${ t( 'You may be interested in…' ) }
				</h2>`,
				block( 'cart-cross-sells-products-block', html``, {
					columns: '3',
				} ),
			] ),
		] ),
		block( 'cart-totals-block', [
			block( 'cart-order-summary-block', [
				block( 'cart-order-summary-heading-block' ),
				block( 'cart-order-summary-coupon-form-block' ),
				block(
					'cart-order-summary-totals-block',
					ROWS.map( ( row ) =>
						saved( `cart-order-summary-${ row }-block` )
					)
				),
			] ),
			block( 'cart-express-payment-block' ),
			saved( 'proceed-to-checkout-block' ),
			block( 'cart-accepted-payment-methods-block' ),
		] ),
	] );
};

/** Beside a filled cart in a template, so that nothing loads or counts its list. */
const emptyCart = ( newProducts: Markup, isHidden: boolean ): Markup => {
	const content = [
		html`<h2
			class="wp-block-heading has-text-align-center with-empty-cart-icon wc-block-cart__empty-cart__title"
		>
			${ t( 'Your cart is currently empty!' ) }
		</h2>`,
		html`<hr
			class="wp-block-separator has-alpha-channel-opacity is-style-dots"
		/>`,
		html`<h2 class="wp-block-heading has-text-align-center">
			${ t( 'New in store' ) }
		</h2>`,
		newProducts,
	];
	return block(
		'empty-cart-block',
		isHidden
			? html`<template data-sf-hidden>${ content }</template>`
			: content
	);
};

export interface CartContainer {
	options: ShopOptions;
	/** Stands in until the block renders; nothing for an empty cart. */
	firstPaint: Markup | '';
	/** The empty cart's suggestions. */
	newProducts: Markup;
	/** For browsers without JavaScript. */
	withoutScript: Markup;
}

/** The cart block's container, with the inner blocks of a new cart page (docs/contract/blocks.md 2). */
export const cartContainer = ( {
	options,
	firstPaint,
	newProducts,
	withoutScript,
}: CartContainer ): Markup => {
	return html`<div
		data-block-name="${ BLOCK_NAMESPACE }/cart"
		class="wp-block-${ BLOCK_NAMESPACE }-cart alignwide is-loading"
		data-checkout-page-id="${ STORE_PAGES.checkout.id }"
	>
		${ firstPaint }
		<noscript>${ withoutScript }</noscript>
		${ filledCart( options ) }
		${ emptyCart( newProducts, firstPaint !== '' ) }
	</div>`;
};
