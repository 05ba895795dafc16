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

/** The confirmation page, by WooCommerce's convention; `''` without an order or a page. */
export const getOrderReceivedUrl = (
	order: OrderReference,
	checkoutUrl: string
): string => buildOrderUrl( order, checkoutUrl, 'order-received' );

/** The page for paying an existing order, by WooCommerce's convention; `''` as above. */
export const getPaymentUrl = (
	order: OrderReference,
	checkoutUrl: string
): string =>
	buildOrderUrl( order, checkoutUrl, 'order-pay', { pay_for_order: 'true' } );

/** The order's id in a confirmation page's URL; 0 if it has none. */
export const getOrderIdInUrl = ( url: string ): number =>
	Number( /order-received[/=](\d+)/.exec( url )?.[ 1 ] ?? 0 );
