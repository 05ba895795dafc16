import { createCanMakePayment } from './can-make-payment';
import type { CanMakePayment } from './can-make-payment-arg';
import type { PaymentMethodRepository } from './payment-method-repository';
import type { PaymentMethodConfig, RegisteredPaymentMethod } from './types';

export const DEFAULT_FEATURES: readonly string[] = [ 'products' ];

/** The config must be valid. `canMakePayment` replaces the config's check. */
export const createPaymentMethod = (
	config: PaymentMethodConfig,
	repository: PaymentMethodRepository,
	canMakePayment: CanMakePayment = config.canMakePayment
): RegisteredPaymentMethod => {
	const { name, supports = {} } = config;
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
		canMakePaymentFromConfig: config.canMakePayment,
		canMakePayment: createCanMakePayment(
			name,
			canMakePayment,
			features,
			repository
		),
	};
};
