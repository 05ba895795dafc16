/** What a payment method is recognised by. */
export interface PaymentMethodIcon {
	id: string;
	/** Address of the picture; `null` when there is none, and the name stands for it. */
	src: string | null;
	/** The name of the card or bank, as it is read out. */
	alt: string;
}

/**
 * Names of the icons that a shop has, by their ids (docs/contract/globals.md 4). Names of brands are not translated.
 */
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
 * One of the icons that a shop has for cards and banks.
 *
 * @param id        As `visa`.
 * @param pluginUrl Where the shop's pictures are, with a slash at its end.
 * @return `null` for an id that is none of them.
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

/** Of each id the first. */
export const distinctIcons = (
	icons: readonly PaymentMethodIcon[]
): readonly PaymentMethodIcon[] => {
	const ids = icons.map( ( { id } ) => id );
	return icons.filter( ( { id }, index ) => ids.indexOf( id ) === index );
};
