import { html } from 'hono/html';
import { BLOCK_NAMESPACE } from '@shopfront/names';
import { createBlockElement as block } from './block-element';
import type { Markup } from './layout';

/** Where the block of a sample add-on stands, as the owner would put it there in the editor. */
const DELIVERY_DAY = 'delivery-day';

const STEPS = [
	'express-payment',
	'contact-information',
	'shipping-method',
	'pickup-options',
	'shipping-address',
	'billing-address',
	'shipping-methods',
	DELIVERY_DAY,
	'payment',
	'additional-information',
	'order-note',
	'terms',
];

const ROWS = [ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ];

/** An element as a block of an add-on saves it: with a namespace of its own. */
const DELIVERY_DAY_BLOCK = html`<div
	data-block-name="demo/delivery-day"
	class="wp-block-demo-delivery-day"
></div>`;

/** Where the script of a captcha draws its widget. */
const HUMAN_CHECK = html`<div id="human-check" class="human-check"></div>`;

const step = ( name: string, hasDeliveryDay: boolean ): Markup => {
	if ( name === DELIVERY_DAY ) {
		return hasDeliveryDay ? DELIVERY_DAY_BLOCK : html``;
	}
	return block( `checkout-${ name }-block` );
};

const fields = ( {
	cartPageId,
	hasDeliveryDay,
	hasHumanCheck,
}: CheckoutContainer ) =>
	block( 'checkout-fields-block', [
		...STEPS.map( ( name ) => step( name, hasDeliveryDay ) ),
		hasHumanCheck ? HUMAN_CHECK : html``,
		block( 'checkout-actions-block', html``, {
			'cart-page-id': String( cartPageId ),
			'show-return-to-cart': 'true',
		} ),
	] );

const totals = block( 'checkout-totals-block', [
	block( 'checkout-order-summary-block', [
		block( 'checkout-order-summary-cart-items-block' ),
		block( 'checkout-order-summary-coupon-form-block' ),
		block(
			'checkout-order-summary-totals-block',
			ROWS.map( ( row ) =>
				block( `checkout-order-summary-${ row }-block` )
			)
		),
	] ),
] );

/** How high the steps of a form will be, roughly: contact, delivery, address, shipping, payment. */
const STEP_SIZES = [ 'small', 'small', 'large', 'medium', 'medium' ];

const room = ( className: string ) =>
	html`<div class="wc-block-components-skeleton ${ className }">
		<div class="wc-block-components-skeleton__element"></div>
	</div>`;

/** The checkout's shape in the sizes that it will have; it is not read out. */
const SKELETON = html`<div
	class="sf-skeleton sf-checkout-skeleton"
	aria-hidden="true"
>
	<div class="sf-checkout-skeleton__main">
		${ STEP_SIZES.map( ( size ) =>
			room( `sf-checkout-skeleton__step is-${ size }` )
		) }
	</div>
	${ room( 'sf-checkout-skeleton__sidebar' ) }
</div>`;

export interface CheckoutContainer {
	cartPageId: number;
	/** An empty cart is told in one sentence: there is no room to keep. */
	isEmpty: boolean;
	/** What stands here where no script runs. */
	withoutScript: Markup;
	/** Whether the sample add-on of this name has its step. */
	hasDeliveryDay: boolean;
	/** Whether the sample `human-check` has its place before the button. */
	hasHumanCheck: boolean;
}

/**
 * The container of the checkout block with its inner blocks, as a new checkout page has them
 * (docs/contract/blocks.md 2).
 */
export function checkoutContainer( container: CheckoutContainer ): Markup {
	const { isEmpty, withoutScript } = container;
	return html`<div
		data-block-name="${ BLOCK_NAMESPACE }/checkout"
		class="wp-block-${ BLOCK_NAMESPACE }-checkout alignwide wc-block-checkout is-loading"
	>
		${ isEmpty ? '' : SKELETON }
		<noscript>${ withoutScript }</noscript>
		${ fields( container ) }${ totals }
	</div>`;
}
