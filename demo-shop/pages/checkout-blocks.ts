import { html, raw } from 'hono/html';
import { BLOCK_NAMESPACE } from '@shopfront/names';
import { createBlockElement as block } from './block-element';
import type { ShopOptions } from '../options';
import type { Markup } from './layout';
import { STORE_PAGES } from './settings/store-pages';
import { t } from '../texts';

/** The sample add-on's block, where a merchant might insert it. */
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

const DELIVERY_DAY_BLOCK = html`<div
	data-block-name="demo/delivery-day"
	class="wp-block-demo-delivery-day"
></div>`;

/** A captcha script fills it. */
const HUMAN_CHECK = html`<div id="human-check" class="human-check"></div>`;

const DESCRIPTIONS: Readonly< Record< string, string > > = {
	'contact-information': 'We email the receipt to you.',
	'shipping-method': 'Choose how you get your order.',
	'pickup-options': 'Bring the receipt with you.',
	'shipping-address': 'Where we deliver your order.',
	'billing-address': 'The address on your invoice.',
	'shipping-methods': 'Delivery times are on working days.',
	payment: 'All payments are only a demonstration.',
	'additional-information': 'We need this to handle your order.',
};

const BUTTON_STYLES = {
	showButtonStyles: 'true',
	buttonHeight: '55',
	buttonBorderRadius: '20',
};

/** Attributes that a merchant might save with the inner blocks, by name. */
export const checkoutAttributes = ( {
	stepDescriptions,
	termsCheckbox,
	expressStyles,
	buttonPrice,
	reassurance,
}: BlockOptions ): Record< string, Record< string, string > > => ( {
	...Object.fromEntries(
		Object.entries( stepDescriptions ? DESCRIPTIONS : {} ).map(
			( [ name, description ] ) => [
				`checkout-${ name }-block`,
				{ description: t( description ) },
			]
		)
	),
	...( termsCheckbox && { 'checkout-terms-block': { checkbox: 'true' } } ),
	...( expressStyles && {
		'checkout-express-payment-block': BUTTON_STYLES,
	} ),
	'checkout-actions-block': {
		cartPageId: String( STORE_PAGES.cart.id ),
		showReturnToCart: 'true',
		...( buttonPrice && { className: 'is-style-with-price' } ),
		...( reassurance && {
			reassurance: t(
				'Free returns within 30 days, two years of warranty.'
			),
		} ),
	},
} );

const step = (
	name: string,
	{ hasDeliveryDay, options }: CheckoutContainer
): Markup => {
	if ( name === DELIVERY_DAY ) {
		return hasDeliveryDay ? DELIVERY_DAY_BLOCK : html``;
	}
	const blockName = `checkout-${ name }-block`;
	return block(
		blockName,
		html``,
		checkoutAttributes( options )[ blockName ]
	);
};

const fields = ( container: CheckoutContainer ) =>
	block( 'checkout-fields-block', [
		...STEPS.map( ( name ) => step( name, container ) ),
		container.hasHumanCheck ? HUMAN_CHECK : html``,
		step( 'actions', container ),
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

type BlockOptions = Pick<
	ShopOptions,
	| 'stepNumbers'
	| 'stepDescriptions'
	| 'termsCheckbox'
	| 'buttonPrice'
	| 'reassurance'
	| 'expressStyles'
>;

export interface CheckoutContainer {
	options: BlockOptions;
	/** Stands in until the block renders; nothing for an empty cart. */
	firstPaint: Markup | '';
	/** For browsers without JavaScript. */
	withoutScript: Markup;
	/** Includes the block of the sample `delivery-day`. */
	hasDeliveryDay: boolean;
	/** Includes the element of the sample `human-check`, before the button. */
	hasHumanCheck: boolean;
}

/** The checkout block's container, with the inner blocks of a new checkout page (docs/contract/blocks.md 2). */
export const checkoutContainer = ( container: CheckoutContainer ): Markup => {
	const { firstPaint, withoutScript } = container;
	return html`<div
		data-block-name="${ BLOCK_NAMESPACE }/checkout"
		class="wp-block-${ BLOCK_NAMESPACE }-checkout alignwide wc-block-checkout is-loading"
		${ container.options.stepNumbers ? raw( 'data-show-form-step-numbers="true"' ) : '' }
	>
		${ firstPaint }
		<noscript>${ withoutScript }</noscript>
		${ fields( container ) }${ totals }
	</div>`;
};
