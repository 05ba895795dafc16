import { createCanMakePayment } from './can-make-payment';
import type { Isolate } from './add-on-monitor';
import type { PaymentMethodRepository } from './payment-method-repository';
import type { PaymentMethodConfig, RegisteredPaymentMethod } from './types';

/** Default features of a payment method. */
export const DEFAULT_FEATURES: readonly string[] = [ 'products' ];

/** Creates a registered method from a valid config. */
export function createPaymentMethod(
	config: PaymentMethodConfig,
	repository: PaymentMethodRepository,
	isolate?: Isolate
): RegisteredPaymentMethod {
	const { name, supports = {}, canMakePayment } = config;
	const features = supports.features ?? DEFAULT_FEATURES;
	return {
		name,
		label: config.label,
		ariaLabel: config.ariaLabel,
		content: config.content,
		edit: config.edit,
		paymentMethodId: config.paymentMethodId ?? name,
		needsInterface: true,
		savedTokenComponent: config.savedTokenComponent ?? null,
		placeOrderButtonLabel: config.placeOrderButtonLabel,
		placeOrderButton: config.placeOrderButton,
		icons: config.icons ?? null,
		supports: {
			showSavedCards: Boolean(
				supports.showSavedCards || supports.savePaymentInfo
			),
			showSaveOption: supports.showSaveOption ?? false,
			features,
		},
		canMakePaymentFromConfig: canMakePayment,
		canMakePayment: createCanMakePayment(
			name,
			canMakePayment,
			features,
			repository,
			isolate
		),
	};
}
