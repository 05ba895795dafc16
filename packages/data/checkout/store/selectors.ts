import type { AddressKind } from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import { paymentStore } from '@shopfront/data/payment';
import { getServices } from '@shopfront/data/services';
import type { OrderState } from '@shopfront/order';
import { createRegistrySelector } from '@wordpress/data';
import { hasFailed, statusOf, type CheckoutStatus } from './status';
import type {
	AdditionalFields,
	CheckoutState,
	ExtensionData,
	OpenOrder,
	PlacedOrder,
} from './types';

/** Id of the customer; 0 for a guest. */
export const getCustomerId = ( state: CheckoutState ): number =>
	state.customerId;
/** Password of the account to create. */
export const getCustomerPassword = ( state: CheckoutState ): string =>
	state.customerPassword;
/** Id of the order or of its draft; 0 for none. */
export const getOrderId = ( state: CheckoutState ): number => state.orderId;
/** The note to the order. */
export const getOrderNotes = ( state: CheckoutState ): string =>
	state.orderNotes;
/** Where the shopper goes after the order; `''` for nowhere yet, `null` to stay on the page. */
export const getRedirectUrl = ( state: CheckoutState ): string | null =>
	state.redirectUrl;
/** Data that add-ons send with the order, by namespace. */
export const getExtensionData = ( state: CheckoutState ): ExtensionData =>
	state.extensionData;
/** Whether the order creates an account. */
export const getShouldCreateAccount = ( state: CheckoutState ): boolean =>
	state.shouldCreateAccount;
/** Contact and order fields of add-ons, by id. */
export const getAdditionalFields = ( state: CheckoutState ): AdditionalFields =>
	state.additionalFields;
/** Whether the billing address is the shipping address. */
export const getUseShippingAsBilling = ( state: CheckoutState ): boolean =>
	state.useShippingAsBilling;
/** Whether the billing address shows as a form. */
export const getEditingBillingAddress = ( state: CheckoutState ): boolean =>
	state.editingBillingAddress;
/** Whether the shipping address shows as a form. */
export const getEditingShippingAddress = ( state: CheckoutState ): boolean =>
	state.editingShippingAddress;
/** Ids of the address lookup providers. */
export const getRegisteredAutocompleteProviders = (
	state: CheckoutState
): readonly string[] => state.autocomplete.providers;
/** Id of the lookup provider for one of the addresses; `''` for none. */
export const getActiveAutocompleteProvider = (
	state: CheckoutState,
	kind: AddressKind
): string => state.autocomplete.active[ kind ];

/** As the server told it with the last order; `''` before there was one. */
export const getOrderStatus = ( state: CheckoutState ): string =>
	state.orderStatus;

/** Whether the server has a draft order. */
export const hasOrder = ( state: CheckoutState ): boolean =>
	state.orderId !== 0;

/** The status of the order. */
export const getCheckoutStatus = ( state: CheckoutState ): CheckoutStatus =>
	statusOf( state.order );
/** Whether the last attempt failed. */
export const hasError = ( state: CheckoutState ): boolean =>
	hasFailed( state.order );
/** Whether no order is in progress. */
export const isIdle = ( state: CheckoutState ): boolean =>
	statusOf( state.order ) === 'idle';
/** Whether the form is being validated. */
export const isBeforeProcessing = ( state: CheckoutState ): boolean =>
	statusOf( state.order ) === 'before_processing';
/** Whether the order is being placed. */
export const isProcessing = ( state: CheckoutState ): boolean =>
	statusOf( state.order ) === 'processing';
/** Whether the server has responded and the observers run. */
export const isAfterProcessing = ( state: CheckoutState ): boolean =>
	statusOf( state.order ) === 'after_processing';
/** Whether the order is done and the shopper is leaving the page. */
export const isComplete = ( state: CheckoutState ): boolean =>
	statusOf( state.order ) === 'complete';

/**
 * Whether totals are being calculated: a script reports it, or a cart change is pending. No order is placed meanwhile
 * (docs/contract/cart-and-checkout.md 4, "Checkout status").
 */
export const isCalculating = createRegistrySelector(
	( select ) => ( state: CheckoutState ) =>
		state.calculatingCount > 0 ||
		select( cartStore ).getCartOperations().length > 0
);

/** Whether the shopper picks the goods up: their own choice, otherwise the selected rate of the first package. */
export const prefersCollection = createRegistrySelector(
	( select ) =>
		( state: CheckoutState ): boolean => {
			if ( state.prefersCollection !== undefined ) {
				return state.prefersCollection;
			}
			const [ first ] = select( cartStore ).getShippingRates();
			const chosen = first?.shipping_rates.find(
				( { selected } ) => selected
			);
			return (
				chosen !== undefined &&
				getServices( {
					select,
				} ).settings.collectableMethodIds.includes( chosen.method_id )
			);
		}
);

/** What the shopper has chosen of fetching; `undefined` until they have. */
export const getChosenCollection = (
	state: CheckoutState
): boolean | undefined => state.prefersCollection;

/** Where the order stands, finer than the status that add-ons know. */
export const getOrderState = ( state: CheckoutState ): OrderState =>
	state.order;

/** What gives access to the last order, for asking whether it is paid. */
export const getOpenOrder = ( state: CheckoutState ): OpenOrder =>
	state.openOrder;

/** How often an order was refused for what is in the form. It grows: then the form leads to what is wrong. */
export const getRejectionCount = ( state: CheckoutState ): number =>
	state.rejectionCount;

/** Boxes of the form that were ticked, by id; a reload keeps them. */
export const getFormChecks = (
	state: CheckoutState
): Readonly< Record< string, boolean > > => state.formChecks;

/** The order that this tab placed, where it is the reason why the cart is empty; else `null`. */
export const getPlacedOrder = ( state: CheckoutState ): PlacedOrder | null =>
	state.placedOrder;

/** The order is on its way through (docs/contract/cart-and-checkout.md 4, "Place-order button"). */
export const isWaitingForProcessing = ( state: CheckoutState ): boolean =>
	! isIdle( state ) && ! isComplete( state );

/** It is placed, and the next page is awaited. */
export const isWaitingForRedirect = ( state: CheckoutState ): boolean =>
	isComplete( state ) && ! hasError( state );

/**
 * Whether an order that the server has taken is still to be paid, at the place where the shopper is sent: it is placed
 * by that, or they come back.
 */
export const isPaidElsewhere = createRegistrySelector(
	( select ) =>
		( state: CheckoutState ): boolean =>
			state.orderStatus === 'pending' ||
			select( paymentStore ).getPaymentResult()?.paymentStatus ===
				'pending'
);

/**
 * Whether an order may not be asked for now (docs/contract/cart-and-checkout.md 4, "Place-order button"). It may be
 * while totals are being worked out: then it waits for them.
 */
export const isPlaceOrderDisabled = createRegistrySelector(
	( select ) =>
		( state: CheckoutState ): boolean =>
			state.order.status !== 'idle' ||
			! select( cartStore ).hasFinishedResolution( 'getCartData', [] ) ||
			select( paymentStore ).isExpressPaymentMethodActive()
);
