import { noticesStore } from '@shopfront/data/notices';
import type { StoreRegistry } from '@shopfront/data/services';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { CartErrorResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';

interface CartErrorWithContext extends CartErrorResponse {
	data?: { context?: unknown };
}

/**
 * Whether an error code, or the id of its notice, is about a coupon. The server reports a coupon that it dropped only
 * once (docs/contract/observed.md).
 */
export const isCouponError = ( code: string ): boolean =>
	code.includes( 'coupon' );

const getContext = (
	{ code, data }: CartErrorWithContext,
	couponContext: string = NOTICE_CONTEXTS.CART
): string => {
	if ( typeof data?.context === 'string' ) {
		return data.context;
	}
	return isCouponError( code ) ? couponContext : NOTICE_CONTEXTS.CART;
};

/**
 * Returns the error code, with a number for repeated codes (such as two items out of stock) or with the message of a
 * coupon's error, which stays. Notices with equal ids would replace each other.
 */
const getNoticeId = (
	errors: readonly CartErrorResponse[],
	index: number
): string => {
	const { code = '', message = '' } = errors[ index ] ?? {};
	if ( isCouponError( code ) ) {
		return code + message;
	}
	const precedingCount = errors
		.slice( 0, index )
		.filter( ( error ) => error.code === code ).length;
	return precedingCount ? `${ code }-${ precedingCount + 1 }` : code;
};

/**
 * Shows the errors of a cart and removes the errors of the previous cart (docs/contract/stores.md 1, `receiveCart`). A
 * coupon's error is reported only once, so it stays until the shopper dismisses it or the coupon is back. An error that
 * is already visible is not created again: screen readers would announce it, and the page would scroll to it, on every
 * change of the cart.
 *
 * @param registry
 * @param before
 * @param after
 * @param couponContext Where the notices of coupons are, unless the server says so.
 */
export function showCartErrors(
	registry: StoreRegistry,
	before: readonly CartErrorWithContext[],
	after: readonly CartErrorWithContext[],
	couponContext?: string
): void {
	const notices = registry.dispatch( noticesStore );
	const { getNotices } = registry.select( noticesStore );
	const currentNotices = after.map( ( error, index ) => ( {
		id: getNoticeId( after, index ),
		context: getContext( error, couponContext ),
		text: decodeEntities( error.message ),
	} ) );
	before.forEach( ( error, index ) => {
		const id = getNoticeId( before, index );
		const context = getContext( error );
		if (
			! isCouponError( id ) &&
			! currentNotices.some(
				( each ) => each.id === id && each.context === context
			)
		) {
			void notices.removeNotice( id, context );
		}
	} );
	for ( const { id, context, text } of currentNotices ) {
		const isShown = getNotices( context ).some(
			( notice ) => notice.id === id && notice.content === text
		);
		if ( ! isShown ) {
			void notices.createErrorNotice( text, {
				id,
				context,
				isDismissible: isCouponError( id ),
			} );
		}
	}
}
