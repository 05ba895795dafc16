import type { Context } from 'hono';
import type { ShopContext } from '../context';

/** The text fields of a form, by name. */
export type Fields = Record< string, string >;

/** The text fields of a form; the last one of a name counts. */
export async function readFields( c: Context ): Promise< Fields > {
	const body = await c.req.parseBody();
	return Object.fromEntries(
		Object.entries( body ).flatMap( ( [ name, value ] ) =>
			typeof value === 'string' ? [ [ name, value ] ] : []
		)
	);
}

/** Where to go after a form: a path of this shop only, whatever was sent. */
export function backTo(
	shop: Pick< ShopContext, 'baseUrl' >,
	sent: string | undefined,
	otherwise = '/cart/'
): string {
	if ( ! URL.canParse( sent ?? '', shop.baseUrl ) ) {
		return otherwise;
	}
	const url = new URL( sent ?? '', shop.baseUrl );
	// Two slashes at the start of a path would name another host once the origin before them is gone.
	const isInside =
		url.origin === shop.baseUrl && ! url.pathname.startsWith( '//' );
	return sent && isInside ? url.pathname + url.search : otherwise;
}
