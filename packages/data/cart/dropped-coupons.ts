import { noticesStore } from '@shopfront/data/notices';
import {
	getInstance,
	getPageCheckout,
	type StoreRegistry,
} from '@shopfront/data/services';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { decodeEntities } from '@shopfront/text';
import { isCouponError } from './cart-errors';
import type { CartData } from './types';

/** The total before the server dropped a coupon, until the shopper has confirmed the new one. */
interface UnconfirmedTotal {
	/** Minor units; `null` if the shopper knows the total. */
	previous: string | null;
	/** Codes of the dropped coupons. */
	codes: readonly string[];
}

const createUnconfirmedTotal = (): UnconfirmedTotal => ( {
	previous: null,
	codes: [],
} );

const getCodes = ( { coupons }: CartData ): string[] =>
	coupons.map( ( { code } ) => code );

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether a text contains a coupon code as a word of its own: "save" is not in `"save10" has been removed`. */
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

/** Removes the notices about coupons that are in the cart again. */
function removeNoticesOf( registry: StoreRegistry, codes: readonly string[] ) {
	const context = NOTICE_CONTEXTS.CART;
	const ids = registry
		.select( noticesStore )
		.getNotices( context )
		.filter(
			( { status, id, content } ) =>
				status === 'error' &&
				isCouponError( id ) &&
				codes.some( ( code ) => mentions( content, code ) )
		)
		.map( ( { id } ) => id );
	if ( ids.length > 0 ) {
		void registry.dispatch( noticesStore ).removeNotices( ids, context );
	}
}

/**
 * Remembers the total before the server dropped a coupon, so that the next order confirms the new one. A coupon that is
 * back ends that, and its notice. During an order the order machine compares the totals.
 *
 * @param registry
 * @param before
 * @param after
 * @param isByShopper Whether the shopper is applying or removing a coupon, which may replace others.
 */
export function trackDroppedCoupons(
	registry: StoreRegistry,
	before: CartData,
	after: CartData,
	isByShopper: boolean
): void {
	const codesBefore = getCodes( before );
	const codesAfter = getCodes( after );
	const added = codesAfter.filter(
		( code ) => ! codesBefore.includes( code )
	);
	const dropped = codesBefore.filter(
		( code ) => ! codesAfter.includes( code )
	);
	const unconfirmed = getInstance( registry, createUnconfirmedTotal );
	if ( added.length > 0 ) {
		removeNoticesOf( registry, added );
		unconfirmed.codes = unconfirmed.codes.filter(
			( code ) => ! added.includes( code )
		);
	}
	if (
		dropped.length > 0 &&
		! isByShopper &&
		! getPageCheckout( registry )?.isOrderRequested()
	) {
		unconfirmed.previous ??= before.totals.total_price;
		unconfirmed.codes = [ ...unconfirmed.codes, ...dropped ];
	}
	if ( unconfirmed.codes.length === 0 ) {
		unconfirmed.previous = null;
	}
}

/**
 * Returns whether the shopper knows the total: false once after the server dropped a coupon and the total changed. The
 * caller then shows the new total.
 */
export function confirmTotal(
	registry: StoreRegistry,
	total: string
): boolean {
	const unconfirmed = getInstance( registry, createUnconfirmedTotal );
	const { previous } = unconfirmed;
	Object.assign( unconfirmed, createUnconfirmedTotal() );
	return previous === null || previous === total;
}
