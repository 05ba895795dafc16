import { html } from 'hono/html';
import { BLOCK_NAMESPACE } from '@shopfront/names';
import { createBlockElement as block } from './block-element';
import type { Markup } from './layout';
import { t } from '../texts';

const ROWS = [ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ];

const totals = ( hasShippingCalculator: boolean ): Markup[] =>
	ROWS.map( ( row ) =>
		block(
			`cart-order-summary-${ row }-block`,
			html``,
			row === 'shipping' && hasShippingCalculator
				? { 'show-shipping-calculator': 'true' }
				: {}
		)
	);

function filledCart( {
	checkoutPageId,
	hasShippingCalculator,
}: Pick< CartContainer, 'checkoutPageId' | 'hasShippingCalculator' > ): Markup {
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
					totals( hasShippingCalculator )
				),
			] ),
			block( 'cart-express-payment-block' ),
			block( 'proceed-to-checkout-block', html``, {
				'checkout-page-id': String( checkoutPageId ),
			} ),
			block( 'cart-accepted-payment-methods-block' ),
		] ),
	] );
}

function emptyCart( newProducts: Markup ): Markup {
	return block( 'empty-cart-block', [
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
	] );
}

export interface CartContainer {
	checkoutPageId: number;
	/** Whether the shipping block shows the calculator. */
	hasShippingCalculator: boolean;
	/** The cart, until the block has rendered; nothing for an empty cart. */
	firstPaint: Markup | '';
	/** Suggestions of the empty cart. */
	newProducts: Markup;
	/** Content for browsers without JavaScript. */
	withoutScript: Markup;
}

/** Renders the container of the cart block with the inner blocks of a new cart page (docs/contract/blocks.md 2). */
export function cartContainer( {
	checkoutPageId,
	hasShippingCalculator,
	firstPaint,
	newProducts,
	withoutScript,
}: CartContainer ): Markup {
	return html`<div
		data-block-name="${ BLOCK_NAMESPACE }/cart"
		class="wp-block-${ BLOCK_NAMESPACE }-cart alignwide is-loading"
		data-checkout-page-id="${ checkoutPageId }"
	>
		${ firstPaint }
		<noscript>${ withoutScript }</noscript>
		${ filledCart( { checkoutPageId, hasShippingCalculator } ) }
		${ emptyCart( newProducts ) }
	</div>`;
}
