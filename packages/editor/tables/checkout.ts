import { blockName } from '@shopfront/names';
import { __, _x } from '@wordpress/i18n';
import { FIXED, FREE, LOCKED, type InnerBlock } from '../block-table';
import {
	longText,
	page,
	shownIf,
	stored,
	text,
	toggle,
	type Fields,
} from '../fields';
import { getExpressFields, leaf } from './shared';

/** See docs/contract/blocks.md 1.2. */
export const getCheckoutFields = () => ( {
	showFormStepNumbers: toggle(
		__( 'Show form step numbers', 'woocommerce' ),
		false
	),
	hasDarkControls: {
		...toggle(
			__( 'Dark mode inputs', 'woocommerce' ),
			false,
			__(
				'Inputs styled specifically for use on dark background colors.',
				'woocommerce'
			)
		),
	},
	align: stored( 'string', 'wide' ),
} );

/** Authors can change a step's texts. */
const step = (
	name: string,
	blockTitle: string,
	description: string,
	title: string,
	fields: Fields = {}
): InnerBlock => ( {
	name: `checkout-${ name }-block`,
	parent: 'checkout-fields-block',
	title: blockTitle,
	description,
	lock: LOCKED,
	getTemplate: () => [],
	fields: {
		title: text( __( 'Title', 'woocommerce' ), title ),
		description: text( __( 'Description', 'woocommerce' ), '' ),
		showStepNumber: stored( 'boolean', true ),
		...fields,
	},
} );

const row = (
	name: string,
	title: string,
	description: string
): InnerBlock => ( {
	name: `checkout-order-summary-${ name }-block`,
	parent: 'checkout-order-summary-totals-block',
	title,
	description,
	lock: LOCKED,
} );

const FIELDS = [
	'express-payment',
	'contact-information',
	'shipping-method',
	'pickup-options',
	'shipping-address',
	'billing-address',
	'shipping-methods',
	'payment',
	'additional-information',
	'order-note',
	'terms',
	'actions',
];

const getSteps = (): InnerBlock[] => [
	{
		name: 'checkout-express-payment-block',
		parent: 'checkout-fields-block',
		title: _x( 'Express Checkout', 'block title', 'woocommerce' ),
		description: _x(
			'Allow customers to breeze through with quick payment options.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		fields: getExpressFields(),
	},
	step(
		'contact-information',
		_x( 'Contact Information', 'block title', 'woocommerce' ),
		_x(
			"Collect your customer's contact information.",
			'block description',
			'woocommerce'
		),
		__( 'Contact information', 'woocommerce' )
	),
	step(
		'shipping-method',
		__( 'Delivery', 'woocommerce' ),
		_x(
			'Select between shipping or local pickup.',
			'block description',
			'woocommerce'
		),
		__( 'Delivery', 'woocommerce' ),
		{
			shippingText: text(
				__( 'Shipping label', 'shopfront' ),
				__( 'Ship', 'woocommerce' )
			),
			localPickupText: text(
				__( 'Pickup label', 'shopfront' ),
				__( 'Pickup', 'woocommerce' )
			),
			showIcon: toggle( __( 'Show icon', 'woocommerce' ), true ),
			showPrice: toggle( __( 'Show costs', 'woocommerce' ), false ),
		}
	),
	step(
		'pickup-options',
		_x( 'Pickup Method', 'block title', 'woocommerce' ),
		_x(
			'Shows local pickup locations.',
			'block description',
			'woocommerce'
		),
		__( 'Pickup locations', 'woocommerce' )
	),
	step(
		'shipping-address',
		__( 'Shipping Address', 'woocommerce' ),
		_x(
			"Collect your customer's shipping address.",
			'block description',
			'woocommerce'
		),
		__( 'Shipping address', 'woocommerce' )
	),
	step(
		'billing-address',
		__( 'Billing Address', 'woocommerce' ),
		_x(
			"Collect your customer's billing address.",
			'block description',
			'woocommerce'
		),
		__( 'Billing address', 'woocommerce' )
	),
	step(
		'shipping-methods',
		_x( 'Shipping Options', 'block title', 'woocommerce' ),
		_x(
			'Display shipping options and rates for your store.',
			'block description',
			'woocommerce'
		),
		__( 'Shipping options', 'woocommerce' )
	),
	step(
		'payment',
		_x( 'Payment Options', 'block title', 'woocommerce' ),
		_x(
			'Payment options for your store.',
			'block description',
			'woocommerce'
		),
		__( 'Payment options', 'woocommerce' )
	),
	{
		...step(
			'additional-information',
			__( 'Additional information', 'woocommerce' ),
			_x(
				"Render additional fields in the 'Additional information' location.",
				'block description',
				'woocommerce'
			),
			__( 'Additional order information', 'woocommerce' )
		),
		lock: FIXED,
	},
	{
		name: 'checkout-order-note-block',
		parent: 'checkout-fields-block',
		title: _x( 'Order Note', 'block title', 'woocommerce' ),
		description: _x(
			'Allow customers to add a note to their order.',
			'block description',
			'woocommerce'
		),
		lock: { remove: false, move: true },
		isOptional: true,
	},
	{
		name: 'checkout-terms-block',
		parent: 'checkout-fields-block',
		title: __( 'Terms and Conditions', 'woocommerce' ),
		description: _x(
			'Ensure that customers agree to your Terms & Conditions and Privacy Policy.',
			'block description',
			'woocommerce'
		),
		isOptional: true,
		fields: {
			checkbox: toggle( __( 'Require checkbox', 'woocommerce' ), false ),
			text: longText(
				__( 'Text', 'woocommerce' ),
				__(
					'May contain HTML, such as links. Empty for the default text.',
					'shopfront'
				)
			),
			showSeparator: toggle(
				__( 'Show separator', 'woocommerce' ),
				true
			),
		},
	},
	{
		name: 'checkout-actions-block',
		parent: 'checkout-fields-block',
		title: __( 'Actions', 'woocommerce' ),
		description: _x(
			'Allow customers to place their order.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		styles: [
			{
				name: 'without-price',
				label: __( 'Hide Price', 'woocommerce' ),
				isDefault: true,
			},
			{ name: 'with-price', label: __( 'Show Price', 'woocommerce' ) },
		],
		fields: {
			placeOrderButtonLabel: text(
				__( 'Place order button label', 'shopfront' ),
				__( 'Place Order', 'woocommerce' )
			),
			priceSeparator: shownIf(
				( { className } ) =>
					/\bis-style-with-price\b/.test( String( className ) ),
				text( __( 'Price separator', 'woocommerce' ), '·' )
			),
			reassurance: longText(
				__( 'Line below the button', 'shopfront' ),
				__(
					'For example about returns or security. Empty for none.',
					'shopfront'
				)
			),
			showReturnToCart: toggle(
				__( 'Show a "Return to Cart" link', 'woocommerce' ),
				false,
				__(
					'Recommended to enable only if there is no Cart link in the header.',
					'woocommerce'
				)
			),
			returnToCartButtonLabel: shownIf(
				( { showReturnToCart } ) => showReturnToCart === true,
				text(
					__( 'Return to cart link label', 'shopfront' ),
					__( 'Return to Cart', 'woocommerce' )
				)
			),
			cartPageId: shownIf(
				( { showReturnToCart } ) => showReturnToCart === true,
				page(
					__( 'Link to', 'woocommerce' ),
					__( 'WooCommerce Cart Page', 'woocommerce' )
				)
			),
		},
	},
];

const getSummary = (): InnerBlock[] => [
	{
		name: 'checkout-order-summary-block',
		parent: 'checkout-totals-block',
		title: _x( 'Order Summary', 'block title', 'woocommerce' ),
		description: _x(
			'Show customers a summary of their order.',
			'block description',
			'woocommerce'
		),
		lock: { remove: true },
		getTemplate: () => [
			leaf( 'checkout-order-summary-cart-items-block' ),
			leaf( 'checkout-order-summary-coupon-form-block' ),
			leaf( 'checkout-order-summary-totals-block' ),
		],
	},
	{
		name: 'checkout-order-summary-cart-items-block',
		parent: 'checkout-order-summary-block',
		title: _x( 'Cart Items', 'block title', 'woocommerce' ),
		description: _x(
			'Shows cart items.',
			'block description',
			'woocommerce'
		),
		lock: FIXED,
		fields: {
			disableProductDescriptions: toggle(
				__( 'Disable product descriptions', 'woocommerce' ),
				false
			),
		},
	},
	{
		name: 'checkout-order-summary-coupon-form-block',
		parent: 'checkout-order-summary-block',
		title: _x( 'Coupon Form', 'block title', 'woocommerce' ),
		description: _x(
			'Shows the apply coupon form.',
			'block description',
			'woocommerce'
		),
		lock: FREE,
		isOptional: true,
	},
	{
		name: 'checkout-order-summary-totals-block',
		parent: 'checkout-order-summary-block',
		title: __( 'Totals', 'woocommerce' ),
		description: _x(
			'Shows the subtotal, fees, discounts, shipping and taxes.',
			'block description',
			'woocommerce'
		),
		lock: FIXED,
		// The front end has no component for it.
		isPlain: true,
		getTemplate: () =>
			[ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ].map(
				( name ) => leaf( `checkout-order-summary-${ name }-block` )
			),
	},
	row(
		'subtotal',
		__( 'Subtotal', 'woocommerce' ),
		_x( 'Shows the cart subtotal row.', 'block description', 'woocommerce' )
	),
	row(
		'fee',
		_x( 'Fees', 'block title', 'woocommerce' ),
		_x( 'Shows the cart fee row.', 'block description', 'woocommerce' )
	),
	row(
		'discount',
		__( 'Discount', 'woocommerce' ),
		_x( 'Shows the cart discount row.', 'block description', 'woocommerce' )
	),
	row(
		'shipping',
		__( 'Shipping', 'woocommerce' ),
		_x( 'Shows the cart shipping row.', 'block description', 'woocommerce' )
	),
	{
		...row(
			'taxes',
			__( 'Taxes', 'woocommerce' ),
			_x(
				'Shows the cart taxes row.',
				'block description',
				'woocommerce'
			)
		),
		fields: {
			showRateAfterTaxName: toggle(
				__( 'Show rate after tax name', 'woocommerce' ),
				false
			),
		},
	},
];

/** Parents precede their children (docs/contract/blocks.md 1.2). */
export const getCheckoutTable = (): InnerBlock[] => [
	{
		name: 'checkout-fields-block',
		parent: 'checkout',
		title: _x( 'Checkout Fields', 'block title', 'woocommerce' ),
		description: _x(
			'Column containing checkout address fields.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		getTemplate: () =>
			FIELDS.map( ( name ) => [
				blockName( `checkout-${ name }-block` ),
			] ),
	},
	{
		name: 'checkout-totals-block',
		parent: 'checkout',
		title: _x( 'Checkout Totals', 'block title', 'woocommerce' ),
		description: _x(
			'Column containing the checkout totals.',
			'block description',
			'woocommerce'
		),
		fields: {
			checkbox: stored( 'boolean', false ),
			text: stored( 'string' ),
		},
		getTemplate: () => [ leaf( 'checkout-order-summary-block' ) ],
	},
	...getSteps(),
	...getSummary(),
];
