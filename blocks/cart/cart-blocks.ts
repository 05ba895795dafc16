import {
	CouponRow,
	createBlockMap,
	DiscountRow,
	FeesRow,
	createBlockRegistrations,
	TaxesRow,
	fillEmptyContainer,
	type AddOnBlocks,
	type BlockMap,
} from '@shopfront/bindings';
import { __ } from '@wordpress/i18n';
import { AcceptedPaymentMethods } from './inner-blocks/accepted-payment-methods';
import { CartItems } from './inner-blocks/cart-items';
import { CartLineItems } from './inner-blocks/cart-line-items';
import { CartTotals } from './inner-blocks/cart-totals';
import { CrossSells } from './inner-blocks/cross-sells';
import { CrossSellsProducts } from './inner-blocks/cross-sells-products';
import { EmptyCart } from './inner-blocks/empty-cart';
import { ExpressPayment } from './inner-blocks/express-payment';
import { FilledCart } from './inner-blocks/filled-cart';
import { Heading } from './inner-blocks/heading';
import { OrderSummary } from './inner-blocks/order-summary';
import { ProceedToCheckout } from './inner-blocks/proceed-to-checkout';
import { Shipping } from './inner-blocks/shipping';
import { Subtotal } from './inner-blocks/subtotal';
import { Totals } from './inner-blocks/totals';

/** By parent block, in the order of a new page (docs/contract/blocks.md 1.1). */
const BLOCKS = {
	cart: {
		'filled-cart-block': FilledCart,
		'empty-cart-block': EmptyCart,
	},
	'filled-cart-block': {
		'cart-items-block': CartItems,
		'cart-totals-block': CartTotals,
	},
	'cart-items-block': {
		'cart-line-items-block': CartLineItems,
		'cart-cross-sells-block': CrossSells,
	},
	'cart-cross-sells-block': {
		'cart-cross-sells-products-block': CrossSellsProducts,
	},
	'cart-totals-block': {
		'cart-order-summary-block': OrderSummary,
		'cart-express-payment-block': ExpressPayment,
		'proceed-to-checkout-block': ProceedToCheckout,
		'cart-accepted-payment-methods-block': AcceptedPaymentMethods,
	},
	'cart-order-summary-block': {
		'cart-order-summary-heading-block': Heading,
		'cart-order-summary-coupon-form-block': CouponRow,
		'cart-order-summary-totals-block': Totals,
	},
	'cart-order-summary-totals-block': {
		'cart-order-summary-subtotal-block': Subtotal,
		'cart-order-summary-fee-block': FeesRow,
		'cart-order-summary-discount-block': DiscountRow,
		'cart-order-summary-shipping-block': Shipping,
		'cart-order-summary-taxes-block': TaxesRow,
	},
};

/** A page may omit these blocks. All others are added if they're missing. */
const OPTIONAL = [
	'cart-cross-sells-block',
	'cart-order-summary-heading-block',
	'cart-order-summary-coupon-form-block',
	'cart-accepted-payment-methods-block',
];

export const createCartBlocks = (
	addOnBlocks: AddOnBlocks | null = null
): BlockMap =>
	createBlockMap( createBlockRegistrations( BLOCKS, OPTIONAL ), addOnBlocks );

export const fillEmptyCart = ( container: HTMLElement ): void =>
	fillEmptyContainer( container, 'cart', BLOCKS, {
		'empty-cart-block': __(
			'Your cart is currently empty!',
			'woocommerce'
		),
		'cart-cross-sells-block': __(
			'You may be interested in…',
			'woocommerce'
		),
	} );
