/**
 * Accepts any thrown value. A response has `status: statusText` (docs/contract/cart-and-checkout.md 8, "Block load
 * failure"). `''` for values that can't be converted, such as objects without prototype.
 */
export const getErrorMessage = ( error: unknown ): string => {
	try {
		const { status, statusText } = Object( error );
		if ( status && statusText ) {
			return `${ status }: ${ statusText }`;
		}
		return error instanceof Error ? error.message : String( error ?? '' );
	} catch {
		return '';
	}
};
