import { noticesStore } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { CartErrorResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import type { DataRegistry } from '@wordpress/data';

interface CartErrorWithContext extends CartErrorResponse {
	data?: { context?: unknown };
}

const contextOf = ( { data }: CartErrorWithContext ): string =>
	typeof data?.context === 'string' ? data.context : NOTICE_CONTEXTS.CART;

/** The code; a second error of one code (two items out of stock, say) is numbered, or it would replace the first. */
const idOf = (
	errors: readonly CartErrorResponse[],
	index: number
): string => {
	const code = errors[ index ]?.code ?? '';
	const earlier = errors
		.slice( 0, index )
		.filter( ( error ) => error.code === code ).length;
	return earlier ? `${ code }-${ earlier + 1 }` : code;
};

/**
 * Shows the errors that a cart brings, in place of those of the cart before (contract/stores.md 1, `receiveCart`).
 * The server tells some of them once only (contract/observed.md), so a cart without errors takes back only those
 * that stood in the cart before it.
 */
export function showCartErrors(
	registry: DataRegistry,
	before: readonly CartErrorWithContext[],
	after: readonly CartErrorWithContext[]
): void {
	const notices = registry.dispatch( noticesStore );
	before.forEach( ( error, index ) => {
		void notices.removeNotice( idOf( before, index ), contextOf( error ) );
	} );
	after.forEach( ( error, index ) => {
		void notices.createErrorNotice( decodeEntities( error.message ), {
			id: idOf( after, index ),
			context: contextOf( error ),
			isDismissible: false,
		} );
	} );
}
