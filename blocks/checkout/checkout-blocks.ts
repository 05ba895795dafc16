import {
	CouponRow,
	createBlockMap,
	DiscountRow,
	FeesRow,
	createBlockRegistrations,
	fillEmptyContainer,
	SubtotalRow,
	TaxesRow,
	type AddOnBlocks,
	type BlockMap,
} from '@shopfront/bindings';
import type { Settings } from '@shopfront/settings';
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

/** By parent block, in the order of a new page (docs/contract/blocks.md 1.2). */
const getBlocks = ( localPickupEnabled: boolean ) => ( {
	checkout: {
		'checkout-fields-block': Fields,
		'checkout-totals-block': Totals,
	},
	'checkout-fields-block': {
		'checkout-express-payment-block': ExpressPayment,
		'checkout-contact-information-block': ContactInformation,
		...( localPickupEnabled && {
			'checkout-shipping-method-block': ShippingMethod,
			'checkout-pickup-options-block': PickupOptions,
		} ),
		'checkout-shipping-address-block': ShippingAddress,
		'checkout-billing-address-block': BillingAddress,
		'checkout-shipping-methods-block': ShippingMethods,
		'checkout-payment-block': Payment,
		'checkout-additional-information-block': AdditionalInformation,
		'checkout-order-note-block': OrderNote,
		'checkout-terms-block': Terms,
		'checkout-actions-block': Actions,
	},
	'checkout-totals-block': {
		'checkout-order-summary-block': OrderSummary,
	},
	'checkout-order-summary-block': {
		'checkout-order-summary-cart-items-block': OrderSummaryItems,
		'checkout-order-summary-coupon-form-block': CouponRow,
	},
	// This container isn't a block: a page without it gets neither the container nor its rows.
	'checkout-order-summary-totals-block': {
		'checkout-order-summary-subtotal-block': SubtotalRow,
		'checkout-order-summary-fee-block': FeesRow,
		'checkout-order-summary-discount-block': DiscountRow,
		'checkout-order-summary-shipping-block': Shipping,
		'checkout-order-summary-taxes-block': TaxesRow,
	},
} );

/** A page may omit these blocks. All others are added if they're missing. */
const OPTIONAL = [
	'checkout-totals-block',
	'checkout-order-note-block',
	'checkout-terms-block',
	'checkout-order-summary-coupon-form-block',
];

/** Pickup blocks exist only if the shop offers local pickup. */
export const createCheckoutBlocks = (
	{ localPickupEnabled }: Pick< Settings, 'localPickupEnabled' >,
	addOnBlocks: AddOnBlocks | null = null
): BlockMap =>
	createBlockMap(
		createBlockRegistrations( getBlocks( localPickupEnabled ), OPTIONAL ),
		addOnBlocks
	);

export const fillEmptyCheckout = (
	container: HTMLElement,
	{ localPickupEnabled }: Pick< Settings, 'localPickupEnabled' >
): void => {
	const blocks = getBlocks( localPickupEnabled );
	fillEmptyContainer( container, 'checkout', {
		...blocks,
		'checkout-order-summary-block': {
			...blocks[ 'checkout-order-summary-block' ],
			'checkout-order-summary-totals-block': null,
		},
	} );
};
