/** Id and key of an order, as in its URL. */
interface OrderReference {
	/** 0 for none. */
	readonly id: number;
	/** `''` for none. */
	readonly key: string;
}

const buildOrderUrl = (
	{ id, key }: OrderReference,
	checkoutUrl: string,
	endpoint: string,
	query: Readonly< Record< string, string > > = {}
): string => {
	if ( id === 0 || key === '' || checkoutUrl === '' ) {
		return '';
	}
	const url = new URL( checkoutUrl, 'http://relative.invalid' );
	url.pathname = `${ url.pathname.replace( /\/$/, '' ) }/${ endpoint }/${ id }/`;
	for ( const [ name, value ] of Object.entries( { ...query, key } ) ) {
		url.searchParams.set( name, value );
	}
	return url.host === 'relative.invalid'
		? url.pathname + url.search
		: url.href;
};

/** Returns the URL of an order's confirmation page, by the platform's convention; `''` without an order or a page. */
export const getOrderReceivedUrl = (
	order: OrderReference,
	checkoutUrl: string
): string => buildOrderUrl( order, checkoutUrl, 'order-received' );

/** Returns the URL at which an existing order is paid, by the platform's convention; `''` as above. */
export const getPaymentUrl = (
	order: OrderReference,
	checkoutUrl: string
): string =>
	buildOrderUrl( order, checkoutUrl, 'order-pay', { pay_for_order: 'true' } );

/** Returns the id in the URL of an order's confirmation page; 0 if it has none. */
export const getOrderIdInUrl = ( url: string ): number =>
	Number( /order-received[/=](\d+)/.exec( url )?.[ 1 ] ?? 0 );
