export {
	BlockAppProvider,
	useBlockApp,
	type BlockApp,
	type BlockAppProviderProps,
} from './app/block-app';
export type { BlockPage, PagePoints, PluginHost } from './app/page-points';
export type { AddOnCart, StoreCart } from '@shopfront/data/cart';
export { CartGate, type CartGateProps } from './cart/cart-gate';
export {
	useCartItemQuantity,
	type CartItemQuantity,
} from './cart/use-cart-item-quantity';
export { useCartLines, type CartLines } from './add-ons/use-cart-lines';
export { useCartCurrency } from './cart/use-cart-currency';
export { useIsTotalPending } from './cart/use-is-total-pending';
export { useStoreCart } from './cart/use-store-cart';
export { useTaxDisplay } from './cart/use-tax-display';
export { CheckoutOutcome } from './checkout/shell/checkout-outcome';
export {
	useOrderProgress,
	type OrderProgress,
} from './checkout/shell/use-order-progress';
export { usePlaceOrderLabel } from './checkout/shell/use-place-order-label';
export { AddressStep } from './checkout/form/address-step';
export {
	registerCaptchaProvider,
	type CaptchaListener,
	type CaptchaProvider,
	type CaptchaWidget,
} from './checkout/form/captcha-providers';
export { CAPTCHA_PROVIDERS_FILTER } from './checkout/form/captcha-point';
export { createLateComponent, type LateComponent } from './app/late-component';
export { CheckoutErrorSummary } from './checkout/form/checkout-error-summary';
export { ContactForm } from './checkout/form/contact-form';
export { LoginPrompt } from './checkout/form/login-prompt';
export { OrderForm } from './checkout/form/order-form';
export { OrderNoteField } from './checkout/form/order-note';
export { SameAddress } from './checkout/form/same-address';
export { TermsField, type TermsFieldProps } from './checkout/form/terms';
export { useLogInUrl } from './checkout/form/use-log-in-url';
export { useForm, useHasVisibleFields } from './checkout/form/use-form';
export { useFormTold } from './checkout/form/use-form-told';
export { useIsFormDisabled } from './checkout/form/use-is-form-disabled';
export {
	useShownAddresses,
	type ShownAddresses,
} from './checkout/form/use-shown-addresses';
export {
	ValidatedCheckboxControl,
	type ValidatedCheckboxControlHandle,
	type ValidatedCheckboxControlProps,
} from './checkout/form/validated-checkbox-control';
export {
	ValidatedTextInput,
	validityMessage,
	type ValidatedTextInputHandle,
	type ValidatedTextInputProps,
} from './checkout/form/validated-text-input';
export {
	stepAttributes,
	type StepAttributes,
} from './checkout/shell/step-attributes';
export { DeliveryProvider } from './checkout/shipping/delivery-provider';
export {
	useDelivery,
	useDeliveryWay,
	type Delivery,
	type DeliveryWay,
} from './checkout/shipping/delivery-context';
export { useAddToCart, type AddToCart } from './cart/use-add-to-cart';
export {
	BlockErrorBoundary,
	type BlockErrorBoundaryProps,
} from './app/block-error-boundary';
export { ConnectedPaymentMethods } from './payment-method/connected-payment-methods';
export type {
	ExpressPaymentProps,
	PaymentMethodInterface,
} from './payment-method/payment-interface';
export { MethodPlaceOrderButton } from './payment-method/method-place-order-button';
export type { PlaceOrderButtonProps as MethodPlaceOrderButtonProps } from './payment-method/own-button';
export { INTERFACE_COMPONENTS } from './payment-method/interface-components';
export { submitOrder } from './checkout/shell/submit-order';
export { validateCheckout } from './payment-method/validate-checkout';
export { usePaymentInterface } from './payment-method/use-payment-interface';
export {
	readExpressStyle,
	type ExpressButtonStyle,
} from './payment-method/express-attributes';
export {
	LazyExpressPayment,
	type LazyExpressPaymentProps,
} from './payment-method/lazy-express-payment';
export { loadExpressButtons } from './payment-method/load-express-buttons';
export { usePaymentIcons } from './payment-method/use-payment-icons';
export {
	coerceAttributes,
	type AttributeSchema,
} from './app/coerce-attributes';
export { blockElement } from './hydrate/block-element';
export { BlockPreview, type BlockPreviewProps } from './hydrate/block-preview';
export {
	createBlockMap,
	ownBlocks,
	type AddOnBlockProps,
	type BlockGuests,
	type BlockMap,
	type BlockProps,
	type BlockRegistration,
} from './app/block-map';
export { hydrate, type HydrateOptions } from './hydrate/hydrate';
export { areaToReact } from './hydrate/to-react';
export {
	ContainerWidth,
	useContainerSize,
	type ContainerSize,
	type ContainerWidthProps,
} from './app/container-width';
export {
	prepareNotices,
	StoreNotices,
	type StoreNoticesProps,
} from './app/store-notices';
export { addOnBlocks } from './add-ons/add-on-blocks';
export { AddOnPlugins, AddOnSlot } from './add-ons/add-on-parts';
export { allowedInnerBlocks } from './add-ons/allowed-inner-blocks';
export { CheckoutPluginArea } from './add-ons/checkout-plugin-area';
export { createSlotFill, type SlotFill } from './add-ons/create-slot-fill';
export { guestBlocks } from './add-ons/guest-blocks';
export { OwnPluginArea } from './add-ons/own-plugin-area';
export {
	createPagePoints,
	type PagePointsOptions,
} from './add-ons/page-points';
export { PluginNameContext } from './add-ons/plugin-name';
export { PointsContext } from './add-ons/points-context';
export { readPluginHost } from './add-ons/plugin-host';
export { POINT_FILLS, type PointFill } from './add-ons/point-slots';
export { usePoints } from './add-ons/use-points';
export {
	PointsProvider,
	type PointsProviderProps,
} from './add-ons/points-provider';
export { SlotFillProvider } from './add-ons/slot-fill-provider';
export { useCheckoutFilter } from './add-ons/use-checkout-filter';
export type { FilterInput } from './add-ons/use-filters';
export { useShownLine, type CartForFilters } from './add-ons/use-shown-line';
export { useSlot, useSlotFills, type SlotView } from './add-ons/use-slot';
export { ShippingAddress } from './cart/shipping-address';
export {
	useIsDestinationComplete,
	useShippingDestination,
} from './cart/use-shipping-destination';
export {
	useShippingRates,
	type ShippingRates,
} from './cart/use-shipping-rates';
export { useSummary } from './cart/summary-context';
export { CouponRow } from './summary/coupon-row';
export { DiscountRow } from './summary/discount-row';
export { FeesRow } from './summary/fees-row';
export { hasRateDetails, hasSelectedRate } from './cart/selected-rates';
export { ShippingRow, type ShippingRowProps } from './summary/shipping-row';
export { SubtotalRow } from './summary/subtotal-row';
export { SummaryProvider, type SummarySettings } from './cart/summary-context';
export { useHasCouponError } from './summary/use-has-coupon-error';
export { useTotalLook, type TotalLook } from './summary/use-total-look';
export { TaxesRow } from './summary/taxes-row';
export { TotalRow, type TotalRowProps } from './summary/total-row';
