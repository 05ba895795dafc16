export type {
	AddOnFigures,
	ReportedFault,
} from './add-on-report/add-on-figures';
export { AddOnReport } from './add-on-report/add-on-report';

export { AddressCard } from './address-card/address-card';
export { AddressField, addressFieldId } from './address-form/address-field';
export { AddressForm } from './address-form/address-form';
export {
	AddressOffer,
	type AddressOfferRow,
} from './address-help/address-offer';
export { FillStatus } from './address-help/fill-status';
export { SuggestionList, suggestionId } from './address-help/suggestion-list';
export { Button, type ButtonVariant } from './button/button';
export {
	CardFields,
	type CardFieldsHandle,
	type CardFieldsProps,
} from './card-fields/card-fields';
export {
	validateCard,
	type CardErrors,
	type CardField,
	type CardValue,
} from './card-fields/card-rules';
export { CartLineImage } from './cart-line/cart-line-image';
export { CartLineItemsTable } from './cart-line/cart-line-items-table';
export { BrokenCartLineRow } from './cart-line/broken-cart-line-row';
export type { LineDisplay } from './cart-line/line-display';
export { CartLineRow, type CartLineRowProps } from './cart-line/cart-line-row';
export { RemovedCartLineRow } from './cart-line/removed-cart-line-row';
export { CheckboxList } from './checkbox-list/checkbox-list';
export {
	CheckboxControl,
	type CheckboxControlProps,
} from './checkbox-control/checkbox-control';
export { CheckoutEmpty } from './checkout-message/checkout-empty';
export { CheckoutError } from './checkout-message/checkout-error';
export { MustLogInPrompt } from './checkout-message/must-log-in-prompt';
export { Chip } from './chip/chip';
export { RemovableChip, type RemovableChipProps } from './chip/removable-chip';
export { ProductButton } from './cross-sells/product-button';
export { ProductPriceRange } from './cross-sells/product-price-range';
export { ProductRating } from './cross-sells/product-rating';
export { CrossSellsList } from './cross-sells/cross-sells-list';
export {
	CrossSellsProduct,
	type CrossSellsProductProps,
} from './cross-sells/cross-sells-product';
export { ErrorPlaceholder } from './error-placeholder/error-placeholder';
export {
	ErrorStepper,
	type ErrorStepperProps,
} from './error-stepper/error-stepper';
export {
	ErrorSummary,
	type ErrorSummaryEntry,
} from './error-summary/error-summary';
export { ExpressFrame } from './express-payment/express-frame';
export {
	ExpressPayment,
	type ExpressMethod,
} from './express-payment/express-payment';
export { FoldedSection } from './folded-section/folded-section';
export { FormStep, type FormStepProps } from './form-step/form-step';
export { FormField, type FormFieldProps } from './form-field/form-field';
export { FormattedMonetaryAmount } from './formatted-monetary-amount/formatted-monetary-amount';
export { PriceFormat } from './formatted-monetary-amount/price-format';
export { CART_SHAPES } from './icon/cart-shapes';
export { CHECKOUT_SHAPES } from './icon/checkout-shapes';
export { Icon, SHAPES } from './icon/icon';
export { Label } from './label/label';
export {
	LoadingMask,
	type LoadingMaskProps,
} from './loading-mask/loading-mask';
export {
	NoticeBanner,
	type NoticeBannerProps,
	type NoticeStatus,
} from './notice-banner/notice-banner';
export { TextNotice } from './notice-banner/text-notice';
export { observeSize } from './observe-size/observe-size';
export {
	OrderOutcome,
	type OrderOutcomeStatus,
} from './order-outcome/order-outcome';
export { OrderSummary } from './order-summary/order-summary';
export {
	OrderSummaryItem,
	screenReaderPriceFormat,
	type OrderSummaryItemProps,
} from './order-summary/order-summary-item';
export { OrderSummaryItems } from './order-summary/order-summary-items';
export { Panel, type PanelProps } from './panel/panel';
export {
	passwordLevel,
	type PasswordLevel,
} from './password-strength/password-level';
export { PasswordInput } from './password-input/password-input';
export { PasswordStrength } from './password-strength/password-strength';
export {
	commonIcon,
	type PaymentMethodIcon,
} from './payment-method-icons/common-icons';
export { PaymentMethodIcons } from './payment-method-icons/payment-method-icons';
export {
	PAYMENT_SHAPES,
	PaymentMethodLabel,
	type PaymentMethodLabelProps,
} from './payment-method-label/payment-method-label';
export { NoPaymentMethods } from './payment-methods/no-payment-methods';
export type {
	PaymentMethodOption,
	SavedMethodOption,
} from './payment-methods/payment-method-option';
export {
	PaymentMethods,
	type PaymentMethodsProps,
} from './payment-methods/payment-methods';
export { PaymentRefusal } from './payment-refusal/payment-refusal';
export { PaymentMethodsSkeleton } from './payment-methods/payment-methods-skeleton';
export { PendingValue } from './pending-value/pending-value';
export { pickupOption, PickupOptions } from './pickup-options/pickup-options';
export { PlaceOrderButton } from './place-order-button/place-order-button';
export { ReturnToCartLink } from './place-order-button/return-to-cart-link';
export { ProductBadge } from './product/product-badge';
export { ProductDetails } from './product/product-details';
export { ProductImage } from './product/product-image';
export { ProductMetadata } from './product/product-metadata';
export { ProductName } from './product/product-name';
export { ProductPrice } from './product/product-price';
export { SaleBadge } from './product/sale-badge';
export { BackorderBadge } from './product/backorder-badge';
export {
	QuantitySelector,
	type QuantitySelectorProps,
} from './quantity-selector/quantity-selector';
export {
	RadioControl,
	type RadioControlProps,
} from './radio-control/radio-control';
export {
	RadioControlAccordion,
	type RadioControlAccordionProps,
} from './radio-control-accordion/radio-control-accordion';
export {
	RadioControlOption,
	type RadioControlOptionProps,
} from './radio-control/radio-control-option';
export { RadioControlOptionLayout } from './radio-control/radio-control-option-layout';
export { type RadioOption } from './radio-control/radio-option';
export { ReadMore } from './read-more/read-more';
export { RichText } from './rich-text/rich-text';
export { Select, type SelectOption, type SelectProps } from './select/select';
export {
	ShippingCalculator,
	type ShippingCalculatorProps,
} from './shipping-calculator/shipping-calculator';
export {
	ShippingDestination,
	type ShippingDestinationProps,
} from './shipping-calculator/shipping-destination';
export { RatePriceRange } from './shipping-method/rate-price-range';
export {
	ShippingMethodToggle,
	type DeliveryKind,
} from './shipping-method/shipping-method-toggle';
export { rateOption } from './shipping-rates/rate-option';
export { ShippingRatesPackage } from './shipping-rates/shipping-rates-package';
export {
	PickupSplitWarning,
	type PickupSplitWarningProps,
} from './shipping-rates/pickup-split';
export {
	ShippingRatesControl,
	type ShippingRatesControlProps,
} from './shipping-rates/shipping-rates-control';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { SnackbarList } from './snackbar-list/snackbar-list';
export type { SnackbarAction, SnackbarNotice } from './snackbar-list/snackbar';
export { SortSelect } from './sort-select/sort-select';
export { Spinner } from './spinner/spinner';
export { StickyBar, type StickyBarProps } from './sticky-bar/sticky-bar';
export { TextInput, type TextInputProps } from './text-input/text-input';
export { Textarea } from './textarea/textarea';
export { Title } from './title/title';
export {
	TotalChange,
	type ShownTotalChange,
} from './total-change/total-change';
export { Subtotal, type SubtotalProps } from './totals/subtotal';
export {
	CouponForm,
	type CouponEntry,
	type CouponFormProps,
} from './totals/coupon-form';
export { TotalsCoupon } from './totals/totals-coupon';
export { TotalsDiscount } from './totals/totals-discount';
export { TotalsFees } from './totals/totals-fees';
export { totalLabel, TotalsFooterItem } from './totals/totals-footer-item';
export { TotalsItem } from './totals/totals-item';
export { TotalsShipping } from './totals/totals-shipping';
export { TotalsTaxes } from './totals/totals-taxes';
export {
	shippingValue,
	subtotalValue,
	type TaxDisplay,
} from './totals/totals-values';
export { TotalsWrapper } from './totals/totals-wrapper';
export { useLayoutEffect } from './use-layout-effect/use-layout-effect';
export {
	ValidationInputError,
	validationErrorId,
} from './validation-input-error/validation-input-error';
