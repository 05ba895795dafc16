/** A server that reads these parameters can show the same products without script. */
const PAGE = 'product-page';
const SORT = 'orderby';

export interface AddressPart {
	page: number;
	/** `undefined` for the block's own order. */
	sort?: string;
}

export const readAddress = ( { search }: Location ): AddressPart => {
	const parameters = new URLSearchParams( search );
	const page = Math.trunc( Number( parameters.get( PAGE ) ) );
	return {
		page: page > 1 ? page : 1,
		sort: parameters.get( SORT ) ?? undefined,
	};
};

export const getAddress = (
	{ pathname, search }: Location,
	{ page, sort }: AddressPart
): string => {
	const parameters = new URLSearchParams( search );
	parameters.delete( PAGE );
	parameters.delete( SORT );
	if ( sort ) {
		parameters.set( SORT, sort );
	}
	if ( page > 1 ) {
		parameters.set( PAGE, String( page ) );
	}
	const query = parameters.toString();
	return query ? `${ pathname }?${ query }` : pathname;
};

/** Links the first page, the last, and pages around the current one; `null` for a gap. */
export const getPageNumbers = (
	current: number,
	last: number
): Array< number | null > => {
	const shown = Array.from(
		{ length: last },
		( _, index ) => index + 1
	).filter(
		( page ) =>
			page === 1 || page === last || Math.abs( page - current ) <= 1
	);
	return shown.flatMap( ( page, index ) => {
		const before = shown[ index - 1 ] ?? page - 1;
		return page - before > 1 ? [ null, page ] : [ page ];
	} );
};
