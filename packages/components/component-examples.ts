import { addOnReportExamples } from './add-on-report/add-on-report.examples';
import { addressCardExamples } from './address-card/address-card.examples';
import { addressFormExamples } from './address-form/address-form.examples';
import { buttonExamples } from './button/button.examples';
import { cartLineExamples } from './cart-line/cart-line.examples';
import { checkboxControlExamples } from './checkbox-control/checkbox-control.examples';
import { checkboxListExamples } from './checkbox-list/checkbox-list.examples';
import * as checkoutMessage from './checkout-message/checkout-message.examples';
import { chipExamples, removableChipExamples } from './chip/chip.examples';
import { crossSellsExamples } from './cross-sells/cross-sells.examples';
import { errorPlaceholderExamples } from './error-placeholder/error-placeholder.examples';
import { errorSummaryExamples } from './error-summary/error-summary.examples';
import type { ComponentExamples, ComponentGroup } from './examples';
import { expressPaymentExamples } from './express-payment/express-payment.examples';
import { formFieldExamples } from './form-field/form-field.examples';
import { formStepExamples } from './form-step/form-step.examples';
import { formattedMonetaryAmountExamples } from './formatted-monetary-amount/formatted-monetary-amount.examples';
import { priceFormatExamples } from './formatted-monetary-amount/price-format.examples';
import { iconExamples } from './icon/icon.examples';
import { labelExamples } from './label/label.examples';
import { loadingMaskExamples } from './loading-mask/loading-mask.examples';
import { noticeBannerExamples } from './notice-banner/notice-banner.examples';
import { orderOutcomeExamples } from './order-outcome/order-outcome.examples';
import * as orderSummary from './order-summary/order-summary.examples';
import { panelExamples } from './panel/panel.examples';
import { passwordStrengthExamples } from './password-strength/password-strength.examples';
import { paymentMethodIconsExamples } from './payment-method-icons/payment-method-icons.examples';
import { paymentMethodLabelExamples } from './payment-method-label/payment-method-label.examples';
import {
	noPaymentMethodsExamples,
	paymentMethodsExamples,
	paymentMethodsSkeletonExamples,
} from './payment-methods/payment-methods.examples';
import { pendingValueExamples } from './pending-value/pending-value.examples';
import { pickupOptionsExamples } from './pickup-options/pickup-options.examples';
import * as placeOrder from './place-order-button/place-order-button.examples';
import * as product from './product/product.examples';
import { quantitySelectorExamples } from './quantity-selector/quantity-selector.examples';
import { radioControlAccordionExamples } from './radio-control-accordion/radio-control-accordion.examples';
import { radioControlExamples } from './radio-control/radio-control.examples';
import { richTextExamples } from './rich-text/rich-text.examples';
import { selectExamples } from './select/select.examples';
import {
	shippingCalculatorExamples,
	shippingDestinationExamples,
} from './shipping-calculator/shipping-calculator.examples';
import { shippingMethodToggleExamples } from './shipping-method/shipping-method.examples';
import { shippingRatesExamples } from './shipping-rates/shipping-rates.examples';
import { skeletonExamples } from './skeleton/skeleton.examples';
import { snackbarListExamples } from './snackbar-list/snackbar-list.examples';
import { sortSelectExamples } from './sort-select/sort-select.examples';
import { spinnerExamples } from './spinner/spinner.examples';
import { stickyBarExamples } from './sticky-bar/sticky-bar.examples';
import { textInputExamples } from './text-input/text-input.examples';
import { textareaExamples } from './textarea/textarea.examples';
import { titleExamples } from './title/title.examples';
import * as totals from './totals/totals.examples';
import { validationInputErrorExamples } from './validation-input-error/validation-input-error.examples';

/** Components in their states, by what they are for. Nothing of it reaches a page that does not ask for it. */
export const componentGroups: readonly ComponentGroup[] = [
	{
		title: 'Controls',
		components: [
			buttonExamples,
			quantitySelectorExamples,
			textInputExamples,
			textareaExamples,
			passwordStrengthExamples,
			checkboxControlExamples,
			checkboxListExamples,
			selectExamples,
			sortSelectExamples,
			radioControlExamples,
			radioControlAccordionExamples,
			panelExamples,
			formStepExamples,
			validationInputErrorExamples,
		],
	},
	{
		title: 'Texts and signs',
		components: [
			titleExamples,
			labelExamples,
			richTextExamples,
			formattedMonetaryAmountExamples,
			priceFormatExamples,
			chipExamples,
			removableChipExamples,
			iconExamples,
		],
	},
	{
		title: 'Products',
		components: [
			product.productNameExamples,
			product.productPriceExamples,
			product.saleBadgeExamples,
			product.backorderBadgeExamples,
			product.productBadgeExamples,
			product.productImageExamples,
			product.productMetadataExamples,
			product.productDetailsExamples,
			crossSellsExamples,
		],
	},
	{
		title: 'Cart and totals',
		components: [
			cartLineExamples,
			totals.subtotalExamples,
			totals.totalsCouponExamples,
			totals.openTotalsCouponExamples,
			totals.totalsDiscountExamples,
			totals.totalsFeesExamples,
			totals.totalsShippingExamples,
			totals.totalsTaxesExamples,
			totals.totalsFooterItemExamples,
			totals.totalsItemExamples,
			totals.totalsWrapperExamples,
			orderSummary.orderSummaryItemsExamples,
			orderSummary.orderSummaryExamples,
			stickyBarExamples,
		],
	},
	{
		title: 'Addresses and shipping',
		components: [
			addressFormExamples,
			formFieldExamples,
			addressCardExamples,
			shippingDestinationExamples,
			shippingCalculatorExamples,
			shippingRatesExamples,
			shippingMethodToggleExamples,
			pickupOptionsExamples,
		],
	},
	{
		title: 'Payment',
		components: [
			paymentMethodsExamples,
			paymentMethodsSkeletonExamples,
			noPaymentMethodsExamples,
			paymentMethodLabelExamples,
			paymentMethodIconsExamples,
			expressPaymentExamples,
		],
	},
	{
		title: 'Messages and waiting',
		components: [
			placeOrder.placeOrderButtonExamples,
			placeOrder.returnToCartLinkExamples,
			orderOutcomeExamples,
			checkoutMessage.checkoutEmptyExamples,
			checkoutMessage.checkoutErrorExamples,
			checkoutMessage.mustLogInPromptExamples,
			noticeBannerExamples,
			errorSummaryExamples,
			snackbarListExamples,
			errorPlaceholderExamples,
			pendingValueExamples,
			addOnReportExamples,
			loadingMaskExamples,
			skeletonExamples,
			spinnerExamples,
		],
	},
];

/** All of them, one after the other. */
export const componentExamples: readonly ComponentExamples[] =
	componentGroups.flatMap( ( { components } ) => components );
