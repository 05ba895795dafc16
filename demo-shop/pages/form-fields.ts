import type { Context } from 'hono';
import type { ShopContext } from '../context';

export type Fields = Record< string, string >;

/** Text fields only. The last one of a name wins. */
export const readFields = async ( c: Context ): Promise< Fields > => {
	const body = await c.req.parseBody();
	return Object.fromEntries(
		Object.entries( body ).flatMap( ( [ name, value ] ) =>
			typeof value === 'string' ? [ [ name, value ] ] : []
		)
	);
};

/** Where to go after a form: always a path of this shop. */
export const backTo = (
	shop: Pick< ShopContext, 'baseUrl' >,
	sent: string | undefined,
	otherwise = '/cart/'
): string => {
	if ( ! URL.canParse( sent ?? '', shop.baseUrl ) ) {
		return otherwise;
	}
	const url = new URL( sent ?? '', shop.baseUrl );
	// A path with two leading slashes would name another host once we remove the origin.
	const isInside =
		url.origin === shop.baseUrl && ! url.pathname.startsWith( '//' );
	return sent && isInside ? url.pathname + url.search : otherwise;
};
