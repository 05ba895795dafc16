export interface PaymentMethodIcon {
	id: string;
	/** If `null`, the name is shown instead. */
	src: string | null;
	alt: string;
}

/** By id (docs/contract/globals.md 4). Brand names aren't translated. */
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

/** `null` for an id that the shop has no icon for. `pluginUrl`, the base URL of the images, ends with a slash. */
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

export const distinctIcons = (
	icons: readonly PaymentMethodIcon[]
): readonly PaymentMethodIcon[] => {
	const ids = icons.map( ( { id } ) => id );
	return icons.filter( ( { id }, index ) => ids.indexOf( id ) === index );
};
