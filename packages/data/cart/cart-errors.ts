import { noticesStore } from '@shopfront/data/notices';
import type { StoreRegistry } from '@shopfront/data/services';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { CartErrorResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';

interface CartErrorWithContext extends CartErrorResponse {
	data?: { context?: unknown };
}

/**
 * Whether an error code, or its notice's id, is about a coupon. The server reports a coupon that it dropped only once
 * (docs/contract/observed.md).
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
 * Notices with equal ids would replace each other. So the id is the error code, with a number for repeated codes (two
 * items out of stock), or with the message of a coupon's error, which stays.
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
 * Shows a cart's errors and removes the previous cart's (docs/contract/stores.md 1, `receiveCart`). The server reports
 * a coupon's error only once, so it stays until the shopper dismisses it or the coupon is back. We don't create a
 * visible error again: after every change, screen readers would announce it and the page would scroll to it.
 *
 * @param registry
 * @param before
 * @param after
 * @param couponContext Where the notices of coupons are, unless the server says so.
 */
export const showCartErrors = (
	registry: StoreRegistry,
	before: readonly CartErrorWithContext[],
	after: readonly CartErrorWithContext[],
	couponContext?: string
): void => {
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
};
