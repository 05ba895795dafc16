import { noticesStore, type Notice } from '@shopfront/data/notices';
import { dropCoupons, keepCoupons } from '@shopfront/data/order-journal';
import type { StoreRegistry } from '@shopfront/data/services';
import { COUPON_NOTICE_ID, NOTICE_CONTEXTS } from '@shopfront/names';
import { decodeEntities } from '@shopfront/text';
import { isCouponError } from './cart-errors';
import type { CartData } from './types';

const getCodes = ( { coupons }: CartData ): string[] =>
	coupons.map( ( { code } ) => code );

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether a text contains a coupon code as a whole word: "save" isn't in `"save10" has been removed`. */
const mentions = ( text: string, code: string ): boolean => {
	const [ before = '', ...rest ] = text
		.toLowerCase()
		.split( decodeEntities( code ).toLowerCase() );
	return rest.some( ( after, index ) => {
		const preceding = index === 0 ? before : ( rest[ index - 1 ] ?? '' );
		return (
			! LETTER_OR_DIGIT.test( preceding.slice( -1 ) ) &&
			! LETTER_OR_DIGIT.test( after.slice( 0, 1 ) )
		);
	} );
};

/** A notice about a coupon that the server dropped. */
const isDropNotice = ( { status, id }: Notice ) =>
	status === 'error' && isCouponError( id );

/** The message that a coupon was applied. */
const isAppliedNotice = ( { id }: Notice ) => id === COUPON_NOTICE_ID;

const CONTEXTS = [
	NOTICE_CONTEXTS.CART,
	NOTICE_CONTEXTS.CHECKOUT,
	NOTICE_CONTEXTS.PAYMENTS,
];

/** Removes notices about coupons that are no longer true. */
const removeNoticesOf = (
	registry: StoreRegistry,
	codes: readonly string[],
	isOutdated: ( notice: Notice ) => boolean
) => {
	for ( const context of CONTEXTS ) {
		const ids = registry
			.select( noticesStore )
			.getNotices( context )
			.filter(
				( notice ) =>
					isOutdated( notice ) &&
					codes.some( ( code ) => mentions( notice.content, code ) )
			)
			.map( ( { id } ) => id );
		if ( ids.length > 0 ) {
			void registry
				.dispatch( noticesStore )
				.removeNotices( ids, context );
		}
	}
};

/**
 * If the server dropped a coupon, the next order may confirm its total. When the coupon is back, that ends, and so does
 * its notice. If the shopper is applying or removing a coupon (`isByShopper`), it may replace others.
 */
export const trackDroppedCoupons = (
	registry: StoreRegistry,
	before: CartData,
	after: CartData,
	isByShopper: boolean
): void => {
	const codesBefore = getCodes( before );
	const codesAfter = getCodes( after );
	const added = codesAfter.filter(
		( code ) => ! codesBefore.includes( code )
	);
	if ( added.length > 0 ) {
		removeNoticesOf( registry, added, isDropNotice );
		keepCoupons( registry, added );
	}
	if ( ! isByShopper ) {
		const dropped = codesBefore.filter(
			( code ) => ! codesAfter.includes( code )
		);
		removeNoticesOf( registry, dropped, isAppliedNotice );
		dropCoupons( registry, dropped, before.totals.total_price );
	}
};
