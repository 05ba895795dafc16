import { __, _x } from '@wordpress/i18n';
import { FIXED, FREE, LOCKED, type InnerBlock } from '../block-table';
import { options, stored, text, toggle } from '../fields';
import { getCentered, leaf } from './shared';

/** For the button (docs/contract/blocks.md 1.3). */
export const getMiniCartFields = () => ( {
	miniCartIcon: options( __( 'Cart Icon', 'woocommerce' ), 'cart', {
		cart: __( 'Cart', 'woocommerce' ),
		bag: __( 'Bag', 'shopfront' ),
		'bag-alt': __( 'Bag with handles', 'shopfront' ),
	} ),
	addToCartBehaviour: options(
		__( 'When a product is added', 'shopfront' ),
		'none',
		{
			none: __( 'Do nothing', 'shopfront' ),
			open_drawer: __( 'Open drawer', 'shopfront' ),
		}
	),
	onCartClickBehaviour: options(
		__( 'When the button is clicked', 'shopfront' ),
		'open_drawer',
		{
			open_drawer: __( 'Open drawer', 'shopfront' ),
			navigate_to_checkout: __( 'Go to checkout', 'woocommerce' ),
		}
	),
	productCountVisibility: options(
		__( 'Show Cart Item Count:', 'woocommerce' ),
		'greater_than_zero',
		{
			greater_than_zero: __( 'Only if cart has items', 'woocommerce' ),
			always: __( 'Always (even if empty)', 'woocommerce' ),
			never: __( 'Never', 'woocommerce' ),
		}
	),
	hasHiddenPrice: toggle( __( 'Hide the total price', 'shopfront' ), true ),
	cartAndCheckoutRenderStyle: options(
		__( 'Mini-Cart in cart and checkout pages', 'woocommerce' ),
		'hidden',
		{
			hidden: __( 'Hide', 'woocommerce' ),
			removed: __( 'Remove', 'woocommerce' ),
		}
	),
	priceColor: stored( 'object' ),
	priceColorValue: stored( 'string' ),
	iconColor: stored( 'object' ),
	iconColorValue: stored( 'string' ),
	productCountColor: stored( 'object' ),
	productCountColorValue: stored( 'string' ),
} );

/** The view isn't saved. */
export const getContentsFields = () => ( {
	width: text( __( 'Width', 'woocommerce' ), '480px' ),
	currentView: {
		schema: { type: 'string', role: 'local' } as const,
	},
} );

const COLORS = { color: { text: true, background: true } };

const button = (
	name: string,
	parent: string,
	title: string,
	description: string,
	attribute: string,
	isOutline = false
): InnerBlock => ( {
	name: `mini-cart-${ name }-button-block`,
	parent,
	title,
	description,
	lock: FREE,
	isOptional: true,
	supports: COLORS,
	styles: [
		{
			name: 'fill',
			label: __( 'Fill', 'woocommerce' ),
			isDefault: ! isOutline,
		},
		{
			name: 'outline',
			label: __( 'Outline', 'woocommerce' ),
			isDefault: isOutline,
		},
	],
	fields: { [ attribute ]: text( __( 'Button label', 'shopfront' ), '' ) },
} );

const TITLE_SUPPORTS = {
	...COLORS,
	typography: { fontSize: true },
	spacing: { padding: true },
};

/** Parents precede their children (docs/contract/blocks.md 1.3). */
export const getMiniCartTable = (): InnerBlock[] => [
	{
		name: 'filled-mini-cart-contents-block',
		parent: 'mini-cart-contents',
		title: _x( 'Filled Mini-Cart view', 'block title', 'woocommerce' ),
		description: _x(
			'Contains blocks that display the content of the Mini-Cart.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		isView: true,
		getTemplate: () => [
			leaf( 'mini-cart-title-block' ),
			leaf( 'mini-cart-items-block' ),
			leaf( 'mini-cart-footer-block' ),
		],
	},
	{
		name: 'empty-mini-cart-contents-block',
		parent: 'mini-cart-contents',
		title: _x( 'Empty Mini-Cart view', 'block title', 'woocommerce' ),
		description: _x(
			'Blocks that are displayed when the Mini-Cart is empty.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		isView: true,
		isPlain: true,
		getTemplate: () => [
			[
				'core/paragraph',
				{
					...getCentered( 'core/paragraph', 'align' ),
					content: `<strong>${ __(
						'Your cart is currently empty!',
						'woocommerce'
					) }</strong>`,
				},
			],
			leaf( 'mini-cart-shopping-button-block' ),
		],
	},
	{
		name: 'mini-cart-title-block',
		parent: 'filled-mini-cart-contents-block',
		title: _x( 'Mini-Cart Title', 'block title', 'woocommerce' ),
		description: _x(
			'Block that displays the title of the Mini-Cart block.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		supports: {
			color: { text: true, background: false },
			typography: { fontSize: true },
		},
		getTemplate: () => [
			leaf( 'mini-cart-title-label-block' ),
			leaf( 'mini-cart-title-items-counter-block' ),
		],
	},
	{
		name: 'mini-cart-title-label-block',
		parent: 'mini-cart-title-block',
		title: _x( 'Mini-Cart Title Label', 'block title', 'woocommerce' ),
		description: _x(
			"Block that displays the 'Your cart' part of the Mini-Cart Title block.",
			'block description',
			'woocommerce'
		),
		supports: TITLE_SUPPORTS,
		fields: { label: text( __( 'Label', 'woocommerce' ), '' ) },
		isOptional: true,
	},
	{
		name: 'mini-cart-title-items-counter-block',
		parent: 'mini-cart-title-block',
		title: _x(
			'Mini-Cart Title Items Counter',
			'block title',
			'woocommerce'
		),
		description: _x(
			'Block that displays the items counter part of the Mini-Cart Title block.',
			'block description',
			'woocommerce'
		),
		supports: TITLE_SUPPORTS,
		isOptional: true,
	},
	{
		name: 'mini-cart-items-block',
		parent: 'filled-mini-cart-contents-block',
		title: _x( 'Mini-Cart Items', 'block title', 'woocommerce' ),
		description: _x(
			'Contains the products table and other custom blocks of filled mini-cart.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		getTemplate: () => [ leaf( 'mini-cart-products-table-block' ) ],
	},
	{
		name: 'mini-cart-products-table-block',
		parent: 'mini-cart-items-block',
		title: _x( 'Mini-Cart Products Table', 'block title', 'woocommerce' ),
		description: _x(
			'Block that displays the products table of the Mini-Cart block.',
			'block description',
			'woocommerce'
		),
		lock: FIXED,
	},
	{
		name: 'mini-cart-footer-block',
		parent: 'filled-mini-cart-contents-block',
		title: _x( 'Mini-Cart Footer', 'block title', 'woocommerce' ),
		description: _x(
			'Block that displays the footer of the Mini-Cart block.',
			'block description',
			'woocommerce'
		),
		lock: LOCKED,
		getTemplate: () => [
			leaf( 'mini-cart-cart-button-block' ),
			leaf( 'mini-cart-checkout-button-block' ),
		],
	},
	button(
		'cart',
		'mini-cart-footer-block',
		_x( 'Mini-Cart View Cart Button', 'block title', 'woocommerce' ),
		_x(
			'Block that displays the cart button when the Mini-Cart has products.',
			'block description',
			'woocommerce'
		),
		'cartButtonLabel',
		true
	),
	button(
		'checkout',
		'mini-cart-footer-block',
		_x(
			'Mini-Cart Proceed to Checkout Button',
			'block title',
			'woocommerce'
		),
		_x(
			'Block that displays the checkout button when the Mini-Cart has products.',
			'block description',
			'woocommerce'
		),
		'checkoutButtonLabel'
	),
	button(
		'shopping',
		'empty-mini-cart-contents-block',
		_x( 'Mini-Cart Shopping Button', 'block title', 'woocommerce' ),
		_x(
			'Block that displays the shopping button when the Mini-Cart is empty.',
			'block description',
			'woocommerce'
		),
		'startShoppingButtonLabel'
	),
];
