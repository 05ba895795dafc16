import type { PaymentShelf } from './payment-shelf';
import type {
	ExpressPaymentMethodConfig,
	PaymentMethodConfig,
	RegisteredExpressPaymentMethod,
	RegisteredPaymentMethod,
} from './types';
import { checkExpressPaymentMethod } from './check-express-payment-method';
import { checkPaymentMethod } from './check-payment-method';
import { wholeCheck } from './can-make-payment';

/** Of an express method, in characters (specification 9, Limits and timings). */
const DESCRIPTION_LIMIT = 130;

const DEFAULT_FEATURES: readonly string[] = [ 'products' ];
const NO_STYLE: readonly string[] = [];

/** Makes what is registered of what was given; throws when it is wrong. */
export function createPaymentMethod(
	config: PaymentMethodConfig,
	shelf: PaymentShelf
): RegisteredPaymentMethod {
	checkPaymentMethod( { ...config } );
	const { name, supports = {}, canMakePayment } = config;
	const features = supports.features ?? DEFAULT_FEATURES;
	return {
		name,
		label: config.label,
		ariaLabel: config.ariaLabel,
		content: config.content,
		edit: config.edit,
		paymentMethodId: config.paymentMethodId ?? name,
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
		canMakePayment: wholeCheck( name, canMakePayment, features, shelf ),
	};
}

/** The text as far as the limit goes; characters of two units are not cut in half. */
const shorten = ( text: string ): string => {
	const characters = [ ...text ];
	return characters.length > DESCRIPTION_LIMIT
		? `${ characters.slice( 0, DESCRIPTION_LIMIT ).join( '' ) }...`
		: text;
};

/** Makes what is registered of what was given; throws when it is wrong. */
export function createExpressPaymentMethod(
	config: ExpressPaymentMethodConfig,
	shelf: PaymentShelf
): RegisteredExpressPaymentMethod {
	checkExpressPaymentMethod( { ...config } );
	const { name, supports = {}, canMakePayment } = config;
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
		canMakePaymentFromConfig: canMakePayment,
		canMakePayment: wholeCheck( name, canMakePayment, features, shelf ),
	};
}
