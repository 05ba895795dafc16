/** Icon of a card, bank or provider. */
export interface PaymentMethodIcon {
	id: string;
	/** URL of the image. If `null`, the name is shown instead. */
	src: string | null;
	/** Name of the card or bank, used as alt text. */
	alt: string;
}

/** Names of the shop's icons by id (docs/contract/globals.md 4). Brand names are not translated. */
const COMMON_ICONS: Readonly< Record< string, string > > = {
	alipay: 'Alipay',
	amex: 'American Express',
	bancontact: 'Bancontact',
	diners: 'Diners Club',
	discover: 'Discover',
	eps: 'EPS',
	giropay: 'Giropay',
	ideal: 'iDeal',
	jcb: 'JCB',
	laser: 'Laser',
	maestro: 'Maestro',
	mastercard: 'Mastercard',
	multibanco: 'Multibanco',
	p24: 'Przelewy24',
	sepa: 'Sepa',
	sofort: 'Sofort',
	unionpay: 'Union Pay',
	visa: 'Visa',
	wechat: 'WeChat',
};

/**
 * Returns one of the shop's icons for cards and banks.
 *
 * @param id        Such as `visa`.
 * @param pluginUrl Base URL of the shop's images, with a trailing slash.
 * @return `null` for an unknown id.
 */
export const commonIcon = (
	id: string,
	pluginUrl: string
): PaymentMethodIcon | null =>
	Object.hasOwn( COMMON_ICONS, id )
		? {
				id,
				src: `${ pluginUrl }assets/images/payment-methods/${ id }.svg`,
				alt: COMMON_ICONS[ id ] ?? id,
			}
		: null;

/** Returns the first icon of each id. */
export const distinctIcons = (
	icons: readonly PaymentMethodIcon[]
): readonly PaymentMethodIcon[] => {
	const ids = icons.map( ( { id } ) => id );
	return icons.filter( ( { id }, index ) => ids.indexOf( id ) === index );
};
