import { blockName } from '@shopfront/names';
import { getBlockType, type TemplateEntry } from '@wordpress/blocks';
import { __, _x } from '@wordpress/i18n';
import { FIXED, FREE, LOCKED, type InnerBlock } from '../block-table';
import { page, range, stored, text, toggle } from '../fields';
import { getCentered, getExpressFields, leaf } from './shared';

const heading = (
	content: string,
	attributes: Readonly< Record< string, unknown > > = {}
): TemplateEntry => [ 'core/heading', { content, ...attributes } ];

const PRODUCT_COLLECTION = blockName( 'product-collection' );

/** The platform's own collection if it's registered, otherwise our block. */
const getCrossSells = (): TemplateEntry =>
	getBlockType( PRODUCT_COLLECTION )
		? [
				PRODUCT_COLLECTION,
				{
					query: {
						perPage: 3,
						pages: 1,
						offset: 0,
						postType: 'product',
						order: 'asc',
						orderBy: 'title',
						search: '',
						exclude: [],
						inherit: false,
						taxQuery: [],
						isProductCollectionBlock: true,
						featured: false,
						woocommerceOnSale: false,
						woocommerceStockStatus: [
							'instock',
							'outofstock',
							'onbackorder',
						],
						woocommerceAttributes: [],
						woocommerceHandPickedProducts: [],
						filterable: false,
						relatedBy: { categories: true, tags: true },
					},
					displayLayout: {
						type: 'flex',
						columns: 3,
						shrinkColumns: true,
					},
					collection: blockName( 'product-collection/cross-sells' ),
					hideControls: [ 'filterable' ],
					queryContextIncludes: [ 'collection' ],
				},
				[
					heading( __( 'You may be interested in…', 'woocommerce' ) ),
					[
						blockName( 'product-template' ),
						{},
						[
							[
								blockName( 'product-image' ),
								{
									showSaleBadge: false,
									imageSizing: 'thumbnail',
									isDescendentOfQueryLoop: true,
								},
								[
									[
										blockName( 'product-sale-badge' ),
										{ align: 'right' },
									],
								],
							],
							[
								'core/post-title',
								{
									...getCentered(
										'core/post-title',
										'textAlign'
									),
									isLink: true,
									fontSize: 'medium',
								},
							],
							[
								blockName( 'product-price' ),
								{
									isDescendentOfQueryLoop: true,
									textAlign: 'center',
									fontSize: 'small',
								},
							],
							[
								blockName( 'product-button' ),
								{
									isDescendentOfQueryLoop: true,
									textAlign: 'center',
									fontSize: 'small',
								},
							],
						],
					],
				],
			]
		: [
				blockName( 'cart-cross-sells-block' ),
				{},
				[
					heading( __( 'You may be interested in…', 'woocommerce' ) ),
					leaf( 'cart-cross-sells-products-block' ),
				],
			];

const getEmptyCart = (): TemplateEntry[] => {
	const newProducts = blockName( 'product-new' );
	const centered = getCentered( 'core/heading', 'textAlign' );
	return [
		heading( __( 'Your cart is currently empty!', 'woocommerce' ), {
			...centered,
			className: 'with-empty-cart-icon wc-block-cart__empty-cart__title',
		} ),
		[ 'core/separator', { className: 'is-style-dots' } ],
		...( getBlockType( newProducts )
			? ( [
					heading( __( 'New in store', 'woocommerce' ), centered ),
					[ newProducts, { columns: 4, rows: 1 } ],
				] as const )
			: [] ),
	];
};

/** See docs/contract/blocks.md 1.1. */
export const getCartFields = () => ( {
	currentView: stored( 'string', blockName( 'filled-cart-block' ) ),
	editorViews: stored( 'array' ),
	hasDarkControls: toggle(
		__( 'Dark mode inputs', 'woocommerce' ),
		false,
		__(
			'Inputs styled specifically for use on dark background colors.',
			'woocommerce'
		)
	),
	checkoutPageId: page(
		__( 'Proceed to Checkout button', 'woocommerce' ),
		__( 'WooCommerce Checkout Page', 'woocommerce' )
	),
	showRateAfterTaxName: stored( 'boolean', true ),
	align: stored( 'string', 'wide' ),
} );

const row = (
	name: string,
	title: string,
	description: string
): InnerBlock => ( {
	name: `cart-order-summary-${ name }-block`,
	parent: 'cart-order-summary-totals-block',
	title,
	description,
	lock: LOCKED,
} );

/** Parents precede their children (docs/contract/blocks.md 1.1). */
export const getCartTable = (): InnerBlock[] => [
	{
		name: 'filled-cart-block',
		parent: 'cart',
		title: __( 'Filled Cart', 'woocommerce' ),
		description: _x(
			'Contains blocks that are displayed when the cart contains products.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		supports: { align: [ 'wide' ] },
		getTemplate: () => [
			leaf( 'cart-items-block' ),
			leaf( 'cart-totals-block' ),
		],
		isView: true,
	},
	{
		name: 'empty-cart-block',
		parent: 'cart',
		title: __( 'Empty Cart', 'woocommerce' ),
		description: _x(
			'Contains blocks that are displayed when the cart is empty.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		supports: { align: [ 'wide' ] },
		getTemplate: getEmptyCart,
		isView: true,
		isPlain: true,
	},
	{
		name: 'cart-items-block',
		parent: 'filled-cart-block',
		title: _x( 'Cart Items', 'block title', 'woocommerce' ),
		description: _x(
			'Column containing cart items.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		getTemplate: () => [ leaf( 'cart-line-items-block' ), getCrossSells() ],
	},
	{
		name: 'cart-line-items-block',
		parent: 'cart-items-block',
		title: _x( 'Cart Line Items', 'block title', 'woocommerce' ),
		description: _x(
			'Block containing current line items in Cart.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
	},
	{
		name: 'cart-cross-sells-block',
		parent: 'cart-items-block',
		title: _x( 'Cart Cross-Sells', 'block title', 'woocommerce' ),
		description: _x(
			'Shows the Cross-Sells block.',
			'block description',
			'woocommerce'
		),
		getTemplate: () => [
			heading( __( 'You may be interested in…', 'woocommerce' ) ),
			leaf( 'cart-cross-sells-products-block' ),
		],
		isOptional: true,
	},
	{
		name: 'cart-cross-sells-products-block',
		parent: 'cart-cross-sells-block',
		title: _x( 'Cart Cross-Sells Products', 'block title', 'woocommerce' ),
		description: _x(
			'Shows the Cross-Sells products.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		fields: {
			columns: range(
				__( 'Cross-Sells products to show', 'woocommerce' ),
				3,
				1,
				6
			),
		},
	},
	{
		name: 'cart-totals-block',
		parent: 'filled-cart-block',
		title: _x( 'Cart Totals', 'block title', 'woocommerce' ),
		description: _x(
			'Column containing the cart totals.',
			'block description',
			'woocommerce'
		),
		lock: { remove: true },
		fields: {
			checkbox: stored( 'boolean', false ),
			text: stored( 'string' ),
		},
		getTemplate: () => [
			leaf( 'cart-order-summary-block' ),
			leaf( 'cart-express-payment-block' ),
			leaf( 'proceed-to-checkout-block' ),
			leaf( 'cart-accepted-payment-methods-block' ),
		],
	},
	{
		name: 'cart-order-summary-block',
		parent: 'cart-totals-block',
		title: _x( 'Order Summary', 'block title', 'woocommerce' ),
		description: _x(
			'Show customers a summary of their order.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		getTemplate: () => [
			leaf( 'cart-order-summary-heading-block' ),
			leaf( 'cart-order-summary-coupon-form-block' ),
			leaf( 'cart-order-summary-totals-block' ),
		],
	},
	{
		name: 'cart-order-summary-heading-block',
		parent: 'cart-order-summary-block',
		title: _x( 'Heading', 'block title', 'woocommerce' ),
		description: _x(
			'Shows the heading row.',
			'block description',
			'woocommerce'
		),
		lock: FREE,
		isOptional: true,
		fields: {
			content: text(
				_x( 'Heading', 'block title', 'woocommerce' ),
				__( 'Cart totals', 'woocommerce' )
			),
		},
	},
	{
		name: 'cart-order-summary-coupon-form-block',
		parent: 'cart-order-summary-block',
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
		name: 'cart-order-summary-totals-block',
		parent: 'cart-order-summary-block',
		title: __( 'Totals', 'woocommerce' ),
		description: _x(
			'Shows the subtotal, fees, discounts, shipping and taxes.',
			'block description',
			'woocommerce'
		),
		lock: FIXED,
		getTemplate: () =>
			[ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ].map(
				( name ) => leaf( `cart-order-summary-${ name }-block` )
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
	{
		...row(
			'shipping',
			__( 'Shipping', 'woocommerce' ),
			_x(
				'Shows the cart shipping row.',
				'block description',
				'woocommerce'
			)
		),
		fields: {
			showShippingCalculator: toggle(
				__( 'Shipping calculator', 'shopfront' ),
				false,
				__(
					'Shoppers can estimate the shipping costs before the checkout. Requires the calculator in the shipping settings.',
					'shopfront'
				)
			),
		},
	},
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
	{
		name: 'cart-express-payment-block',
		parent: 'cart-totals-block',
		title: _x( 'Express Checkout', 'block title', 'woocommerce' ),
		description: _x(
			'Allow customers to breeze through with quick payment options.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		fields: getExpressFields(),
	},
	{
		name: 'proceed-to-checkout-block',
		parent: 'cart-totals-block',
		title: __( 'Proceed to Checkout', 'woocommerce' ),
		description: _x(
			'Allow customers proceed to Checkout.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		fields: {
			checkoutPageId: page(
				__( 'Proceed to Checkout button', 'woocommerce' ),
				__( 'WooCommerce Checkout Page', 'woocommerce' )
			),
			buttonLabel: text(
				__( 'Button label', 'shopfront' ),
				__( 'Proceed to Checkout', 'woocommerce' )
			),
		},
	},
	{
		name: 'cart-accepted-payment-methods-block',
		parent: 'cart-totals-block',
		title: _x( 'Accepted Payment Methods', 'block title', 'woocommerce' ),
		description: _x(
			'Display accepted payment methods.',
			'block description',
			'woocommerce'
		),
		isOptional: true,
	},
];
