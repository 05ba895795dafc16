import {
	CouponRow,
	createBlockMap,
	DiscountRow,
	FeesRow,
	TaxesRow,
	type BlockGuests,
	type BlockMap,
	type BlockProps,
	type BlockRegistration,
} from '@shopfront/bindings';
import { blockName } from '@shopfront/names';
import type { ComponentType } from 'react';
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

const inner = (
	name: string,
	parent: string,
	component: ComponentType< BlockProps >,
	force = true
): BlockRegistration => ( {
	blockName: blockName( name ),
	parent: blockName( parent ),
	asksItself: true,
	component,
	force,
} );

const SUMMARY = 'cart-order-summary-block';
const TOTALS = 'cart-order-summary-totals-block';

/**
 * The inner blocks of the cart, in the order in which a page that lacks them gets them (contract/blocks.md 1.1).
 *
 * @param guests Those of add-ons.
 */
export const cartBlocks = ( guests: BlockGuests | null = null ): BlockMap =>
	createBlockMap(
		[
			inner( 'filled-cart-block', 'cart', FilledCart ),
			inner( 'empty-cart-block', 'cart', EmptyCart ),
			inner( 'cart-items-block', 'filled-cart-block', CartItems ),
			inner( 'cart-line-items-block', 'cart-items-block', CartLineItems ),
			inner(
				'cart-cross-sells-block',
				'cart-items-block',
				CrossSells,
				false
			),
			inner(
				'cart-cross-sells-products-block',
				'cart-cross-sells-block',
				CrossSellsProducts
			),
			inner( 'cart-totals-block', 'filled-cart-block', CartTotals ),
			inner( SUMMARY, 'cart-totals-block', OrderSummary ),
			inner(
				'cart-order-summary-heading-block',
				SUMMARY,
				Heading,
				false
			),
			inner(
				'cart-order-summary-coupon-form-block',
				SUMMARY,
				CouponRow,
				false
			),
			inner( TOTALS, SUMMARY, Totals ),
			inner( 'cart-order-summary-subtotal-block', TOTALS, Subtotal ),
			inner( 'cart-order-summary-fee-block', TOTALS, FeesRow ),
			inner( 'cart-order-summary-discount-block', TOTALS, DiscountRow ),
			inner( 'cart-order-summary-shipping-block', TOTALS, Shipping ),
			inner( 'cart-order-summary-taxes-block', TOTALS, TaxesRow ),
			inner(
				'cart-express-payment-block',
				'cart-totals-block',
				ExpressPayment
			),
			inner(
				'proceed-to-checkout-block',
				'cart-totals-block',
				ProceedToCheckout
			),
			inner(
				'cart-accepted-payment-methods-block',
				'cart-totals-block',
				AcceptedPaymentMethods,
				false
			),
		],
		guests
	);
