/** An error response of the Store API. Throwing it rolls back the changes made before. */
export class ApiError extends Error {
	override name = 'ApiError';

	/**
	 * @param code    For example `woocommerce_rest_cart_invalid_key`.
	 * @param message May contain HTML entities, as on the platform.
	 * @param status  HTTP status, 4xx.
	 * @param data    Properties besides `status` in the error's data.
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

export function escapeHtml( text: string ): string {
	return text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' )
		.replaceAll( '"', '&quot;' );
}

/** Quotes a name the way the platform's messages do: `&quot;Wool Socks&quot;`. */
export function quoted( name: string ): string {
	return `&quot;${ escapeHtml( name ) }&quot;`;
}
