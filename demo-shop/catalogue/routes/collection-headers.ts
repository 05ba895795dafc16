import type { Context } from 'hono';

export interface Page {
	total: number;
	page: number;
	perPage: number;
}

/** `X-WP-Total`, `X-WP-TotalPages` and `Link` to the neighboring pages (docs/contract/store-api.md 1.6). */
export const setPageHeaders = (
	c: Context,
	{ total, page, perPage }: Page
): void => {
	const pages = Math.ceil( total / perPage );
	c.header( 'X-WP-Total', String( total ) );
	c.header( 'X-WP-TotalPages', String( pages ) );
	const link = ( rel: string, number: number ) => {
		const url = new URL( c.req.url );
		url.searchParams.set( 'page', String( number ) );
		return `<${ url.href }>; rel="${ rel }"`;
	};
	const links = [
		...( page > 1
			? [ link( 'prev', Math.min( page - 1, Math.max( pages, 1 ) ) ) ]
			: [] ),
		...( page < pages ? [ link( 'next', page + 1 ) ] : [] ),
	];
	if ( links.length > 0 ) {
		c.header( 'Link', links.join( ', ' ) );
	}
};
