import { addOnReportExamples } from './add-on-report.examples';
import { addressCardExamples } from './address-card.examples';
import {
	addressOfferExamples,
	fillStatusExamples,
	suggestionListExamples,
} from './address-help.examples';
import { addressFormExamples } from './address-form.examples';
import { buttonExamples } from './button.examples';
import { cardFieldsExamples } from './card-fields.examples';
import { cartLineExamples } from './cart-line.examples';
import { checkboxControlExamples } from './checkbox-control.examples';
import { checkboxListExamples } from './checkbox-list.examples';
import * as checkoutMessage from './checkout-message.examples';
import { chipExamples, removableChipExamples } from './chip.examples';
import { crossSellsExamples } from './cross-sells.examples';
import { errorPlaceholderExamples } from './error-placeholder.examples';
import { errorStepperExamples } from './error-stepper.examples';
import { errorSummaryExamples } from './error-summary.examples';
import type {
	ComponentExample,
	ComponentExamples,
	ComponentGroup,
} from './component-examples';
import { expressPaymentExamples } from './express-payment.examples';
import { foldedSectionExamples } from './folded-section.examples';
import { formFieldExamples } from './form-field.examples';
import { formStepExamples } from './form-step.examples';
import { formattedMonetaryAmountExamples } from './formatted-monetary-amount.examples';
import { priceFormatExamples } from './price-format.examples';
import { iconExamples } from './icon.examples';
import { labelExamples } from './label.examples';
import { loadingMaskExamples } from './loading-mask.examples';
import { noticeBannerExamples } from './notice-banner.examples';
import { orderOutcomeExamples } from './order-outcome.examples';
import * as orderSummary from './order-summary.examples';
import { panelExamples } from './panel.examples';
import { passwordInputExamples } from './password-input.examples';
import { passwordStrengthExamples } from './password-strength.examples';
import { paymentMethodIconsExamples } from './payment-method-icons.examples';
import { paymentMethodLabelExamples } from './payment-method-label.examples';
import {
	noPaymentMethodsExamples,
	paymentMethodsExamples,
	paymentMethodsSkeletonExamples,
} from './payment-methods.examples';
import { paymentRefusalExamples } from './payment-refusal.examples';
import { pendingValueExamples } from './pending-value.examples';
import { pickupOptionsExamples } from './pickup-options.examples';
import * as placeOrder from './place-order-button.examples';
import * as product from './product.examples';
import { quantitySelectorExamples } from './quantity-selector.examples';
import { radioControlAccordionExamples } from './radio-control-accordion.examples';
import { radioControlExamples } from './radio-control.examples';
import { readMoreExamples } from './read-more.examples';
import { richTextExamples } from './rich-text.examples';
import { selectExamples } from './select.examples';
import {
	shippingCalculatorExamples,
	shippingDestinationExamples,
} from './shipping-calculator.examples';
import { shippingMethodToggleExamples } from './shipping-method.examples';
import { shippingRatesExamples } from './shipping-rates.examples';
import { skeletonExamples } from './skeleton.examples';
import { snackbarListExamples } from './snackbar-list.examples';
import { sortSelectExamples } from './sort-select.examples';
import { spinnerExamples } from './spinner.examples';
import { stickyBarExamples } from './sticky-bar.examples';
import { textInputExamples } from './text-input.examples';
import { textareaExamples } from './textarea.examples';
import { titleExamples } from './title.examples';
import { totalChangeExamples } from './total-change.examples';
import * as totals from './totals.examples';
import { validationInputErrorExamples } from './validation-input-error.examples';

export type { ComponentExample, ComponentExamples, ComponentGroup };

export const componentGroups: readonly ComponentGroup[] = [
	{
		title: 'Controls',
		components: [
			buttonExamples,
			quantitySelectorExamples,
			textInputExamples,
			textareaExamples,
			passwordInputExamples,
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
			readMoreExamples,
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
			totalChangeExamples,
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
			addressOfferExamples,
			fillStatusExamples,
			suggestionListExamples,
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
			cardFieldsExamples,
			paymentMethodsExamples,
			paymentMethodsSkeletonExamples,
			noPaymentMethodsExamples,
			paymentRefusalExamples,
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
			errorStepperExamples,
			foldedSectionExamples,
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

export const componentExamples: readonly ComponentExamples[] =
	componentGroups.flatMap( ( { components } ) => components );
