import { commonIcon, type PaymentMethodIcon } from '@shopfront/components';

/** In the order of the contract (docs/contract/globals.md 4). */
const IDS = [
	'alipay',
	'amex',
	'bancontact',
	'diners',
	'discover',
	'eps',
	'giropay',
	'ideal',
	'jcb',
	'laser',
	'maestro',
	'mastercard',
	'multibanco',
	'p24',
	'sepa',
	'sofort',
	'unionpay',
	'visa',
	'wechat',
];

/** The icons of cards and banks, and a function that returns one icon, or `{}` for an unknown id. */
export const createCommonIcons = ( pluginUrl: string ) => ( {
	paymentMethodCommonIcons: IDS.flatMap(
		( id ) => commonIcon( id, pluginUrl ) ?? []
	),
	getCommonIconProps: ( id: string ): PaymentMethodIcon | object =>
		commonIcon( id, pluginUrl ) ?? {},
} );
