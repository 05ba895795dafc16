/** A refusal that the Store API tells its caller; nothing that was changed before it is kept. */
export class ApiError extends Error {
	override name = 'ApiError';

	/**
	 * @param code    As in `woocommerce_rest_cart_invalid_key`.
	 * @param message May hold HTML entities, as the platform's do.
	 * @param status  HTTP status, 4xx.
	 * @param data    What stands beside `status` in the error's data.
	 */
	constructor(
		readonly code: string,
		message: string,
		readonly status: number,
		readonly data: Record< string, unknown > = {}
	) {
		super( message );
	}
}

/** Text as it may stand inside HTML. */
export function escapeHtml( text: string ): string {
	return text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' )
		.replaceAll( '"', '&quot;' );
}

/** A name in quotation marks as the platform's messages hold them: `&quot;Wool Socks&quot;`. */
export function quoted( name: string ): string {
	return `&quot;${ escapeHtml( name ) }&quot;`;
}
