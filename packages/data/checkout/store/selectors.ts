import type { AddressKind } from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import type { PlacedOrder } from '@shopfront/data/order-journal';
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
} from './types';

/** The customer's id; 0 for a guest. */
export const getCustomerId = ( state: CheckoutState ): number =>
	state.customerId;
/** The new account's password. */
export const getCustomerPassword = ( state: CheckoutState ): string =>
	state.customerPassword;
/** Id of the order or of its draft; 0 for none. */
export const getOrderId = ( state: CheckoutState ): number => state.orderId;
/** The last order's number for the shopper; `''` if unknown. */
export const getOrderNumber = ( state: CheckoutState ): string =>
	state.orderNumber;
/** The order's note. */
export const getOrderNotes = ( state: CheckoutState ): string =>
	state.orderNotes;
/** Redirect after the order; `''` for none yet, `null` to stay on the page. */
export const getRedirectUrl = ( state: CheckoutState ): string | null =>
	state.redirectUrl;
/** Data that add-ons send with the order, by namespace. */
export const getExtensionData = ( state: CheckoutState ): ExtensionData =>
	state.extensionData;
/** Whether the order creates an account. */
export const getShouldCreateAccount = ( state: CheckoutState ): boolean =>
	state.shouldCreateAccount;
/** Add-ons' contact and order fields, by id. */
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
/** Ids of the address autocomplete providers. */
export const getRegisteredAutocompleteProviders = (
	state: CheckoutState
): readonly string[] => state.autocomplete.providers;
/** Id of an address's autocomplete provider; `''` for none. */
export const getActiveAutocompleteProvider = (
	state: CheckoutState,
	kind: AddressKind
): string => state.autocomplete.active[ kind ];

/** Status in the last order response; `''` before the first one. */
export const getOrderStatus = ( state: CheckoutState ): string =>
	state.orderStatus;

/** Whether the server has a draft order. */
export const hasOrder = ( state: CheckoutState ): boolean =>
	state.orderId !== 0;

/** The order's status. */
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
/** Whether the order is complete and the shopper is leaving the page. */
export const isComplete = ( state: CheckoutState ): boolean =>
	statusOf( state.order ) === 'complete';

/**
 * Whether totals are being calculated: a script reports it, or a cart change is pending. Meanwhile the page sends no
 * order (docs/contract/cart-and-checkout.md 4, "Checkout status").
 */
export const isCalculating = createRegistrySelector(
	( select ) => ( state: CheckoutState ) =>
		state.calculatingCount > 0 ||
		select( cartStore ).getCartOperations().length > 0
);

/** Whether the shopper prefers pickup: their own choice, else the first rate if all packages can be picked up. */
export const prefersCollection = createRegistrySelector(
	( select ) =>
		( state: CheckoutState ): boolean => {
			if ( state.prefersCollection !== undefined ) {
				return state.prefersCollection;
			}
			const packages = select( cartStore ).getShippingRates();
			const { collectableMethodIds } = getServices( { select } ).settings;
			return (
				packages.every( ( { shipping_rates: rates }, index ) =>
					rates.some(
						( rate ) =>
							( index > 0 || rate.selected ) &&
							collectableMethodIds.includes( rate.method_id )
					)
				) && packages.length > 0
			);
		}
);

export const getChosenCollection = (
	state: CheckoutState
): boolean | undefined => state.prefersCollection;

export const getOrderState = ( state: CheckoutState ): OrderState =>
	state.order;

export const getOpenOrder = ( state: CheckoutState ): OpenOrder =>
	state.openOrder;

/**
 * The number of rejected orders. After each increase, the error summary moves focus to the first invalid field, or to
 * the notice that explains the rejection.
 */
export const getRejectionCount = ( state: CheckoutState ): number =>
	state.rejectionCount;

/** Checkboxes, by id. Reloads restore them. */
export const getFormChecks = (
	state: CheckoutState
): Readonly< Record< string, boolean > > => state.formChecks;

/** The order that this tab placed, if the page shows it instead of the form; otherwise `null`. */
export const getPlacedOrder = ( state: CheckoutState ): PlacedOrder | null =>
	state.placedOrder;

/** Source: docs/contract/cart-and-checkout.md 4, "Place-order button". */
export const isWaitingForProcessing = ( state: CheckoutState ): boolean =>
	! isIdle( state ) && ! isComplete( state );

/** Whether the order is placed and the redirect is pending. */
export const isWaitingForRedirect = ( state: CheckoutState ): boolean =>
	isComplete( state ) && ! hasError( state );

/** The shopper must pay the accepted order on another site. That places it, unless they return without paying. */
export const isPaidElsewhere = createRegistrySelector(
	( select ) =>
		( state: CheckoutState ): boolean =>
			state.orderStatus === 'pending' ||
			select( paymentStore ).getPaymentResult()?.paymentStatus ===
				'pending'
);

/**
 * Source: docs/contract/cart-and-checkout.md 4, "Place-order button". The button stays enabled while totals are being
 * calculated, because the order then waits.
 */
export const isPlaceOrderDisabled = createRegistrySelector(
	( select ) =>
		( state: CheckoutState ): boolean =>
			state.order.status !== 'idle' ||
			! select( cartStore ).hasFinishedResolution( 'getCartData', [] ) ||
			select( paymentStore ).isExpressPaymentMethodActive()
);
