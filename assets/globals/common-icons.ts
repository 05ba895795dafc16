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

/** The icons that a shop has for cards and banks, and the way to one; `{}` for an id that is none of them. */
export const createCommonIcons = ( pluginUrl: string ) => ( {
	paymentMethodCommonIcons: IDS.flatMap(
		( id ) => commonIcon( id, pluginUrl ) ?? []
	),
	getCommonIconProps: ( id: string ): PaymentMethodIcon | object =>
		commonIcon( id, pluginUrl ) ?? {},
} );
