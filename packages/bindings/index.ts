export { BlockAppProvider, useBlockApp, type BlockApp } from './app/block-app';
export type { PageExtensionPoints } from './app/page-extension-points';
export type { AddOnCart, StoreCart } from '@shopfront/data/cart';
export { CartGate } from './cart/cart-gate';
export { useAnnounceTotal } from './cart/use-announce-total';
export { useCartItemQuantity } from './cart/use-cart-item-quantity';
export { useCartLines } from './add-ons/use-cart-lines';
export { useCartCurrency } from './cart/use-cart-currency';
export { useLeave } from './cart/use-leave';
export { useIsTotalPending } from './cart/use-is-total-pending';
export { useStoreCart } from './cart/use-store-cart';
export { useTaxDisplay } from './cart/use-tax-display';
export { CheckoutOutcome } from './checkout/placing/checkout-outcome';
export { PlacedOrder } from './checkout/shell/placed-order';
export { useOrderProgress } from './checkout/shell/use-order-progress';
export { usePlaceOrderLabel } from './checkout/shell/use-place-order-label';
export { AddressStep } from './checkout/address/address-step';
export { CAPTCHA_PROVIDERS_FILTER } from './checkout/placing/captcha-filter';
export { createLazyComponent } from './app/lazy-component';
export { SplitWarning } from './cart/split-warning';
export { CheckoutErrorSummary } from './checkout/errors/checkout-error-summary';
export { ContactForm } from './checkout/contact/contact-form';
export { LoginPrompt } from './checkout/contact/login-prompt';
export { OrderForm } from './checkout/fields/order-form';
export { OrderNoteField } from './checkout/placing/order-note';
export { SameAddress } from './checkout/address/same-address';
export { TermsField } from './checkout/placing/terms';
export { useLogInUrl } from './checkout/contact/use-log-in-url';
export { useForm, useHasVisibleFields } from './checkout/fields/use-form';
export { useEmitFormRendered } from './checkout/fields/use-emit-form-rendered';
export { useIsFormDisabled } from './checkout/fields/use-is-form-disabled';
export { useShownAddresses } from './checkout/address/use-shown-addresses';
export {
	ValidatedCheckboxControl,
	type ValidatedCheckboxControlHandle,
	type ValidatedCheckboxControlProps,
} from './checkout/fields/validated-checkbox-control';
export {
	ValidatedTextInput,
	getValidityMessage,
	type ValidatedTextInputHandle,
	type ValidatedTextInputProps,
} from './checkout/fields/validated-text-input';
export { readStepAttributes } from './checkout/shell/step-attributes';
export { DeliveryProvider } from './checkout/shipping/delivery-provider';
export {
	useDelivery,
	useDeliveryMethod,
	type Delivery,
} from './checkout/shipping/delivery-context';
export { useAddToCart, type AddToCart } from './cart/use-add-to-cart';
export { BlockErrorBoundary } from './app/block-error-boundary';
export { ConnectedPaymentMethods } from './payment-method/connected-payment-methods';
export type {
	ExpressPaymentProps,
	PaymentMethodInterface,
} from './payment-method/payment-interface';
export { savedMethodLabel } from './payment-method/saved-method-label';
export { MethodPlaceOrderButton } from './payment-method/method-place-order-button';
export type { PlaceOrderButtonProps as MethodPlaceOrderButtonProps } from './payment-method/custom-place-order-button';
export {
	InterfaceCardFields,
	type InterfaceCardFieldsProps,
} from './payment-method/interface-card-fields';
export type {
	ValidatedCardFieldsProps,
	ValidatedCardHandle,
} from './payment-method/validated-card-fields';
export { InputErrorAlert } from './payment-method/interface-components';
export { validateCheckout } from './payment-method/validate-checkout';
export { usePaymentInterface } from './payment-method/use-payment-interface';
export { readExpressStyle } from './payment-method/express-attributes';
export { LazyExpressPayment } from './payment-method/lazy-express-payment';
export { expressOfCheckout } from './payment-method/express-of-checkout';
export { usePaymentIcons } from './payment-method/use-payment-icons';
export {
	coerceAttributes,
	type AttributeSchema,
} from './app/coerce-attributes';
export { createBlockElement } from './hydrate/block-element';
export {
	createBlockMap,
	createBlockRegistrations,
	type AddOnBlocks,
	type BlockMap,
	type BlockProps,
	type BlockRegistration,
} from './app/block-map';
export { fillEmptyContainer } from './hydrate/fill-empty-container';
export { hydrate } from './hydrate/hydrate';
export {
	ContainerSizeProvider,
	ContainerWidth,
	useContainerSize,
} from './app/container-width';
export {
	preloadNotices,
	StoreNotices,
	type StoreNoticesProps,
} from './app/store-notices';
export { createAddOnBlocks } from './add-ons/add-on-blocks';
export { adoptNode, adoptType } from './add-ons/adopt-node';
export { AddOnPlugins, AddOnSlot } from './add-ons/add-on-slot';
export { createSlotFill } from './add-ons/create-slot-fill';
export { findAddOnBlocks } from './add-ons/find-add-on-blocks';
export { BuiltInPluginArea } from './add-ons/built-in-plugin-area';
export { createPageExtensionPoints } from './add-ons/page-extension-points';
export { PluginNameContext } from './add-ons/plugin-name-context';
export { ExtensionPointsContext } from './add-ons/extension-points-context';
export { PAGE_SLOTS } from './add-ons/page-slots';
export { readPluginHost } from './add-ons/plugin-host';
export { SLOT_FILLS, type FillWithSlot } from './add-ons/slot-fills';
export { ExtensionPointsProvider } from './add-ons/extension-points-provider';
export { SlotFillProvider } from './add-ons/slot-fill-provider';
export { useCheckoutFilter } from './add-ons/use-checkout-filter';
export type { FilterInput } from './add-ons/use-filters';
export {
	useFilteredLine,
	type CartForFilters,
} from './add-ons/use-filtered-line';
export { useSlot, useSlotFills } from './add-ons/use-slot';
export { ConnectedCartLines } from './lines/connected-cart-lines';
export { removal } from './lines/lazy-removal';
export { RemovedLines } from './lines/removed-lines-list';
export { RemovedLinesProvider } from './lines/removed-lines-provider';
export { useFocusEmptyCart } from './lines/use-focus-empty-cart';
export { ShippingAddress } from './cart/shipping-address';
export { useIsDestinationComplete } from './cart/use-shipping-destination';
export { useShippingRates } from './cart/use-shipping-rates';
export { useSummary } from './cart/summary-context';
export { CouponRow } from './summary/coupon-row';
export { DiscountRow } from './summary/discount-row';
export { FeesRow } from './summary/fees-row';
export {
	getSelectedRates,
	hasRateDetails,
	hasSelectedRate,
} from './cart/selected-rates';
export { ShippingRow } from './summary/shipping-row';
export { ConnectedSubtotal } from './summary/connected-subtotal';
export { ConnectedTotal } from './summary/connected-total';
export { SubtotalRow } from './summary/subtotal-row';
export { SummaryProvider } from './cart/summary-context';
export { useHasCouponError } from './summary/use-has-coupon-error';
export { TaxesRow } from './summary/taxes-row';
export { TotalRow } from './summary/total-row';
