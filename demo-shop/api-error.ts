/** An error response of the Store API. Throwing it rolls back the changes made before. */
export class ApiError extends Error {
	override name = 'ApiError';

	/**
	 * `code` is for example `woocommerce_rest_cart_invalid_key`, and `status` 4xx. As on the platform, `message` may
	 * contain HTML entities. `data` is the error's data besides `status`.
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

export const escapeHtml = ( text: string ): string => {
	return text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' )
		.replaceAll( '"', '&quot;' );
};

/** Quotes a name the way the platform's messages do: `&quot;Wool Socks&quot;`. */
export const quoted = ( name: string ): string => {
	return `&quot;${ escapeHtml( name ) }&quot;`;
};
