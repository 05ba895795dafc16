import { createCanMakePayment } from './can-make-payment';
import type { CanMakePayment } from './can-make-payment-arg';
import { DEFAULT_FEATURES } from './payment-method';
import type { PaymentMethodRepository } from './payment-method-repository';
import type {
	ExpressPaymentMethodConfig,
	RegisteredExpressPaymentMethod,
} from './types';

/** In characters (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
const DESCRIPTION_LIMIT = 130;

const NO_STYLE: readonly string[] = [];

/** Doesn't split surrogate pairs. */
const shorten = ( text: string ): string => {
	const characters = [ ...text ];
	return characters.length > DESCRIPTION_LIMIT
		? `${ characters.slice( 0, DESCRIPTION_LIMIT ).join( '' ) }...`
		: text;
};

/** The config must be valid. `canMakePayment` replaces the config's check. */
export const createExpressPaymentMethod = (
	config: ExpressPaymentMethodConfig,
	repository: PaymentMethodRepository,
	canMakePayment: CanMakePayment = config.canMakePayment
): RegisteredExpressPaymentMethod => {
	const { name, supports = {} } = config;
	const features = supports.features ?? DEFAULT_FEATURES;
	return {
		name,
		title: config.title || name.replaceAll( /[_-]/g, ' ' ),
		description: shorten( config.description ?? '' ),
		gatewayId: config.gatewayId ?? '',
		content: config.content,
		edit: config.edit,
		paymentMethodId: config.paymentMethodId ?? name,
		supports: { features, style: supports.style ?? NO_STYLE },
		canMakePaymentFromConfig: config.canMakePayment,
		canMakePayment: createCanMakePayment(
			name,
			canMakePayment,
			features,
			repository
		),
	};
};
