export type {
	AddOnFigures,
	ReportedFault,
} from './add-on-report/add-on-figures';
export {
	AddOnReport,
	type AddOnReportProps,
} from './add-on-report/add-on-report';
export type { ScriptFault } from './add-on-report/fault-words';
export {
	AddressCard,
	type AddressCardProps,
} from './address-card/address-card';
export {
	AddressField,
	addressFieldId,
	type AddressFieldProps,
} from './address-form/address-field';
export {
	AddressForm,
	type AddressFormProps,
} from './address-form/address-form';
export { Button, type ButtonProps, type ButtonVariant } from './button/button';
export {
	CartLineItemsTable,
	type CartLineItemsTableProps,
} from './cart-line/cart-line-items-table';
export {
	BrokenCartLineRow,
	type BrokenCartLineRowProps,
} from './cart-line/broken-cart-line-row';
export type { LineLook } from './cart-line/line-look';
export { CartLineRow, type CartLineRowProps } from './cart-line/cart-line-row';
export {
	CheckboxList,
	type CheckboxListOption,
	type CheckboxListProps,
} from './checkbox-list/checkbox-list';
export {
	CheckboxControl,
	type CheckboxControlProps,
} from './checkbox-control/checkbox-control';
export {
	CheckoutEmpty,
	type CheckoutEmptyProps,
} from './checkout-message/checkout-empty';
export {
	CheckoutError,
	type CheckoutErrorProps,
} from './checkout-message/checkout-error';
export {
	MustLogInPrompt,
	type MustLogInPromptProps,
} from './checkout-message/must-log-in-prompt';
export { Chip, type ChipProps, type ChipRadius } from './chip/chip';
export { RemovableChip, type RemovableChipProps } from './chip/removable-chip';
export {
	CrossSellsList,
	type CrossSellsListProps,
} from './cross-sells/cross-sells-list';
export {
	CrossSellsProduct,
	type CrossSellsProductProps,
} from './cross-sells/cross-sells-product';
export {
	ErrorPlaceholder,
	type ErrorPlaceholderProps,
} from './error-placeholder/error-placeholder';
export {
	ErrorSummary,
	type ErrorSummaryEntry,
	type ErrorSummaryProps,
} from './error-summary/error-summary';
export {
	ExpressPayment,
	type ExpressMethod,
	type ExpressPaymentProps,
} from './express-payment/express-payment';
export { FormStep, type FormStepProps } from './form-step/form-step';
export { FormField, type FormFieldProps } from './form-field/form-field';
export {
	FormattedMonetaryAmount,
	type FormattedMonetaryAmountProps,
} from './formatted-monetary-amount/formatted-monetary-amount';
export {
	PriceFormat,
	type PriceFormatProps,
} from './formatted-monetary-amount/price-format';
export { Icon, type IconName, type IconProps } from './icon/icon';
export { Label, type LabelProps } from './label/label';
export {
	LoadingMask,
	type LoadingMaskProps,
} from './loading-mask/loading-mask';
export {
	NoticeBanner,
	type NoticeBannerProps,
	type NoticeStatus,
} from './notice-banner/notice-banner';
export {
	OrderOutcome,
	type KnownOutcome,
	type OrderOutcomeProps,
} from './order-outcome/order-outcome';
export {
	OrderSummary,
	type OrderSummaryProps,
} from './order-summary/order-summary';
export {
	OrderSummaryItem,
	screenReaderPriceFormat,
	type OrderSummaryItemProps,
} from './order-summary/order-summary-item';
export {
	OrderSummaryItems,
	type OrderSummaryItemsProps,
} from './order-summary/order-summary-items';
export { Panel, type PanelProps } from './panel/panel';
export {
	passwordLevel,
	type PasswordLevel,
} from './password-strength/password-level';
export {
	PasswordStrength,
	type PasswordStrengthProps,
} from './password-strength/password-strength';
export {
	commonIcon,
	type PaymentMethodIcon,
} from './payment-method-icons/common-icons';
export {
	PaymentMethodIcons,
	type PaymentMethodIconsProps,
} from './payment-method-icons/payment-method-icons';
export {
	PaymentMethodLabel,
	type PaymentIconName,
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
export { PaymentMethodsSkeleton } from './payment-methods/payment-methods-skeleton';
export {
	PendingValue,
	type PendingValueProps,
} from './pending-value/pending-value';
export {
	pickupOption,
	PickupOptions,
	type PickupOptionsProps,
} from './pickup-options/pickup-options';
export {
	PlaceOrderButton,
	type PlaceOrderButtonProps,
} from './place-order-button/place-order-button';
export {
	ReturnToCartLink,
	type ReturnToCartLinkProps,
} from './place-order-button/return-to-cart-link';
export { ProductBadge, type ProductBadgeProps } from './product/product-badge';
export {
	ProductDetails,
	type ProductDetailsProps,
} from './product/product-details';
export { ProductImage, type ProductImageProps } from './product/product-image';
export {
	ProductMetadata,
	type ProductMetadataProps,
} from './product/product-metadata';
export { ProductName, type ProductNameProps } from './product/product-name';
export { ProductPrice, type ProductPriceProps } from './product/product-price';
export { SaleBadge, type SaleBadgeProps } from './product/sale-badge';
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
	type AccordionOption,
	type RadioControlAccordionProps,
} from './radio-control-accordion/radio-control-accordion';
export {
	RadioControlOption,
	type RadioControlOptionProps,
} from './radio-control/radio-control-option';
export {
	RadioControlOptionLayout,
	type RadioControlOptionLayoutProps,
} from './radio-control/radio-control-option-layout';
export { radioOptionId, type RadioOption } from './radio-control/radio-option';
export { RichText, type RichTextProps } from './rich-text/rich-text';
export { Select, type SelectOption, type SelectProps } from './select/select';
export {
	ShippingCalculator,
	type ShippingCalculatorProps,
} from './shipping-calculator/shipping-calculator';
export {
	ShippingDestination,
	type ShippingDestinationProps,
} from './shipping-calculator/shipping-destination';
export {
	RatePriceRange,
	type RatePriceRangeProps,
} from './shipping-method/rate-price-range';
export {
	ShippingMethodToggle,
	type DeliveryKind,
	type DeliveryWay,
	type ShippingMethodToggleProps,
} from './shipping-method/shipping-method-toggle';
export { rateOption } from './shipping-rates/rate-option';
export {
	ShippingRatesPackage,
	type ShippingRatesPackageProps,
} from './shipping-rates/shipping-rates-package';
export { isCollected, pickupPlaceOf } from './shipping-rates/pickup';
export {
	isPickupSplit,
	PickupSplitWarning,
} from './shipping-rates/pickup-split';
export {
	ShippingRatesControl,
	type ShippingRatesControlProps,
} from './shipping-rates/shipping-rates-control';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export {
	SnackbarList,
	type SnackbarListProps,
} from './snackbar-list/snackbar-list';
export {
	type SnackbarAction,
	type SnackbarNotice,
} from './snackbar-list/snackbar';
export {
	SortSelect,
	type SortOption,
	type SortSelectProps,
} from './sort-select/sort-select';
export { Spinner } from './spinner/spinner';
export { StickyBar, type StickyBarProps } from './sticky-bar/sticky-bar';
export { TextInput, type TextInputProps } from './text-input/text-input';
export { Textarea, type TextareaProps } from './textarea/textarea';
export { Title, type TitleProps } from './title/title';
export { Subtotal, type SubtotalProps } from './totals/subtotal';
export {
	CouponForm,
	type CouponEntry,
	type CouponFormProps,
} from './totals/coupon-form';
export { TotalsCoupon, type TotalsCouponProps } from './totals/totals-coupon';
export {
	TotalsDiscount,
	type DiscountCoupon,
	type TotalsDiscountProps,
} from './totals/totals-discount';
export { TotalsFees, type TotalsFeesProps } from './totals/totals-fees';
export {
	totalLabel,
	TotalsFooterItem,
	type TotalsFooterItemProps,
} from './totals/totals-footer-item';
export { TotalsItem, type TotalsItemProps } from './totals/totals-item';
export {
	TotalsShipping,
	type TotalsShippingProps,
} from './totals/totals-shipping';
export { TotalsTaxes, type TotalsTaxesProps } from './totals/totals-taxes';
export { shippingValue, type TaxDisplay } from './totals/totals-values';
export {
	TotalsWrapper,
	type TotalsWrapperProps,
} from './totals/totals-wrapper';
export {
	ValidationInputError,
	validationErrorId,
	type ValidationInputErrorProps,
} from './validation-input-error/validation-input-error';
