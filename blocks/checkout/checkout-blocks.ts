import {
	CouponRow,
	createBlockMap,
	DiscountRow,
	FeesRow,
	SubtotalRow,
	TaxesRow,
	type BlockGuests,
	type BlockMap,
	type BlockProps,
	type BlockRegistration,
} from '@shopfront/bindings';
import { blockName } from '@shopfront/names';
import type { Settings } from '@shopfront/settings';
import type { ComponentType } from 'react';
import { Actions } from './inner-blocks/actions';
import { AdditionalInformation } from './inner-blocks/additional-information';
import { BillingAddress } from './inner-blocks/billing-address';
import { ContactInformation } from './inner-blocks/contact-information';
import { ExpressPayment } from './inner-blocks/express-payment';
import { Fields } from './inner-blocks/fields';
import { OrderNote } from './inner-blocks/order-note';
import { OrderSummary } from './inner-blocks/order-summary';
import { OrderSummaryItems } from './inner-blocks/order-summary-items';
import { Payment } from './inner-blocks/payment';
import { PickupOptions } from './inner-blocks/pickup-options';
import { Shipping } from './inner-blocks/shipping';
import { ShippingAddress } from './inner-blocks/shipping-address';
import { ShippingMethod } from './inner-blocks/shipping-method';
import { ShippingMethods } from './inner-blocks/shipping-methods';
import { Terms } from './inner-blocks/terms';
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

const FIELDS = 'checkout-fields-block';
const SUMMARY = 'checkout-order-summary-block';

/**
 * The area of the rows of the sum. It is no block: a page that has none of its own gets none, nor the rows
 * (contract/blocks.md 1.2).
 */
const SUMMARY_TOTALS = 'checkout-order-summary-totals-block';

/**
 * The inner blocks of the checkout, in the order in which a page that lacks them gets them (contract/blocks.md 1.2).
 * What has to do with fetching goods is there where the shop offers that.
 *
 * @param settings
 * @param settings.localPickupEnabled
 * @param guests                      Those of add-ons.
 */
export const checkoutBlocks = (
	{ localPickupEnabled }: Pick< Settings, 'localPickupEnabled' >,
	guests: BlockGuests | null = null
): BlockMap =>
	createBlockMap(
		[
			inner( FIELDS, 'checkout', Fields ),
			inner( 'checkout-totals-block', 'checkout', Totals, false ),
			inner( 'checkout-express-payment-block', FIELDS, ExpressPayment ),
			inner(
				'checkout-contact-information-block',
				FIELDS,
				ContactInformation
			),
			...( localPickupEnabled
				? [
						inner(
							'checkout-shipping-method-block',
							FIELDS,
							ShippingMethod
						),
						inner(
							'checkout-pickup-options-block',
							FIELDS,
							PickupOptions
						),
					]
				: [] ),
			inner( 'checkout-shipping-address-block', FIELDS, ShippingAddress ),
			inner( 'checkout-billing-address-block', FIELDS, BillingAddress ),
			inner( 'checkout-shipping-methods-block', FIELDS, ShippingMethods ),
			inner( 'checkout-payment-block', FIELDS, Payment ),
			inner(
				'checkout-additional-information-block',
				FIELDS,
				AdditionalInformation
			),
			inner( 'checkout-order-note-block', FIELDS, OrderNote, false ),
			inner( 'checkout-terms-block', FIELDS, Terms, false ),
			inner( 'checkout-actions-block', FIELDS, Actions ),
			inner( SUMMARY, 'checkout-totals-block', OrderSummary ),
			inner(
				'checkout-order-summary-cart-items-block',
				SUMMARY,
				OrderSummaryItems
			),
			inner(
				'checkout-order-summary-coupon-form-block',
				SUMMARY,
				CouponRow,
				false
			),
			inner(
				'checkout-order-summary-subtotal-block',
				SUMMARY_TOTALS,
				SubtotalRow
			),
			inner(
				'checkout-order-summary-fee-block',
				SUMMARY_TOTALS,
				FeesRow
			),
			inner(
				'checkout-order-summary-discount-block',
				SUMMARY_TOTALS,
				DiscountRow
			),
			inner(
				'checkout-order-summary-shipping-block',
				SUMMARY_TOTALS,
				Shipping
			),
			inner(
				'checkout-order-summary-taxes-block',
				SUMMARY_TOTALS,
				TaxesRow
			),
		],
		guests
	);
