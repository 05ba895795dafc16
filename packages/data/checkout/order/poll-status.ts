import { cartStore } from '@shopfront/data/cart';
import type { Attempt, Outcome } from '@shopfront/order';
import { parseCheckout, type CheckoutResponse } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { readJournal, writeJournal } from '@shopfront/data/order-journal';
import { getContents } from '../cart-contents';
import { PLACED_STATUSES } from '../order-statuses';
import { ROUTES } from '../routes';
import { checkoutStore } from '../store';
import type { EffectContext } from './effect-context';
import { getOrderIdInUrl, getOrderReceivedUrl } from './order-urls';
import {
	readShopfrontData,
	type ServerAttempt,
	type ShopfrontData,
} from '../shopfront-data';
import { readOrder } from '../read-order';
import { storePaymentResult } from '../payment-result';

export interface PollResult {
	outcome: Outcome;
	attempt: Attempt;
	/** `''` for none. */
	redirectUrl: string;
}

const POLL_TIMEOUT_MS = 8000;

const isEmpty = ( { __experimentalCart: cart }: CheckoutResponse ): boolean =>
	cart !== null && cart.items.length === 0;

const OUTCOMES: Readonly< Record< ServerAttempt[ 'state' ], Outcome > > = {
	placed: 'placed',
	processing: 'processing',
	failed: 'notPlaced',
	unanswered: 'unanswered',
};

export interface PageSnapshot {
	/** `''` for none. */
	checkoutUrl: string;
	/** The session's last order when the page loaded; `null` for none. */
	previousOrderUrl: string | null;
	/** The session's order from an earlier response. Attempts reuse it until it's placed. */
	openOrder: { id: number; key: string };
	/** The shopper; 0 for a guest. */
	customerId: number;
	/** The shopper's; `''` for none. */
	email: string;
	/** See `JournalEntry`. */
	isEmptyCartInconclusive: boolean;
	wasRejected: boolean;
}

const readPageSnapshot = (
	{ registry, services }: Pick< EffectContext, 'registry' | 'services' >,
	{ key }: Attempt
): PageSnapshot => {
	const { settings, host } = services;
	const pageCheckout = parseCheckout( settings.getSetting( 'checkoutData' ) );
	const entry = readJournal( host );
	const openEntry =
		entry?.kind === 'open' && entry.attempt.key === key ? entry : null;
	return {
		checkoutUrl: settings.storePages.checkout.permalink || '',
		previousOrderUrl: pageCheckout.ok
			? ( readShopfrontData( pageCheckout.value )?.lastOrderUrl ?? null )
			: null,
		openOrder: {
			id: registry.select( checkoutStore ).getOrderId(),
			key: registry.select( checkoutStore ).getOpenOrder().key,
		},
		customerId: registry.select( checkoutStore ).getCustomerId(),
		email:
			registry.select( cartStore ).getCartData().billingAddress.email ??
			'',
		isEmptyCartInconclusive: openEntry?.isEmptyCartInconclusive === true,
		wasRejected: openEntry?.wasRejected === true,
	};
};

/** Compares the customer, or a guest's email address. A new session has neither. */
const isSameSession = (
	{
		customer_id: customerId,
		billing_address: { email = '' },
	}: CheckoutResponse,
	page: PageSnapshot
): boolean =>
	( customerId > 0 && customerId === page.customerId ) ||
	( email !== '' && email.toLowerCase() === page.email.trim().toLowerCase() );

const followAttempt = (
	attempt: Attempt,
	{ key, state, orderNumber }: ServerAttempt
): Attempt => {
	if ( state === 'unanswered' ) {
		return key === attempt.key && orderNumber === attempt.orderNumber
			? attempt
			: { key, total: attempt.total, orderNumber };
	}
	return key === attempt.key ? attempt : { key, total: attempt.total };
};

const determineReportedOutcome = (
	attempt: Attempt,
	reported: ServerAttempt
): PollResult => {
	const { state, redirectUrl, isSameCart } = reported;
	const followed = {
		attempt: followAttempt( attempt, reported ),
		redirectUrl,
	};
	if ( state === 'unanswered' && ! isSameCart ) {
		return { ...followed, outcome: 'otherCart' };
	}
	// If the payment continues on another site, such as a bank's, the shopper must go there.
	const isContinuing = state === 'processing' && redirectUrl !== '';
	return {
		...followed,
		outcome: isContinuing ? 'elsewhere' : OUTCOMES[ state ],
	};
};

/**
 * Determines an attempt's outcome from the session's checkout. Servers that support attempt keys report it. For others
 * we infer it: an order empties its session's cart, and an order in process is pending.
 */
export const determineOutcome = (
	checkout: CheckoutResponse,
	attempt: Attempt,
	page: PageSnapshot
): PollResult => {
	const shopfrontData = readShopfrontData( checkout );
	const reported = shopfrontData?.attempt;
	if (
		reported &&
		( reported.key === attempt.key ||
			// The shopper has accepted the risk in another tab.
			reported.replaces === attempt.key ||
			// Another tab's attempt blocks this one.
			( reported.state === 'unanswered' &&
				reported.isSameCart &&
				reported.key !== attempt.replaces ) )
	) {
		return determineReportedOutcome( attempt, reported );
	}
	if ( shopfrontData && attempt.orderNumber !== undefined ) {
		// The server reported it as unanswered before, and reports another attempt or none now.
		return { outcome: 'otherCart', attempt, redirectUrl: '' };
	}
	return { ...inferOutcome( checkout, shopfrontData, page ), attempt };
};

const inferOutcome = (
	checkout: CheckoutResponse,
	shopfrontData: ShopfrontData | null,
	page: PageSnapshot
): Omit< PollResult, 'attempt' > => {
	const { checkoutUrl, previousOrderUrl } = page;
	if ( isEmpty( checkout ) && shopfrontData ) {
		// A session without an order is new, or it rejected this attempt.
		if ( shopfrontData.lastOrderUrl === null ) {
			return {
				outcome:
					page.wasRejected && isSameSession( checkout, page )
						? 'notPlaced'
						: 'undeterminable',
				redirectUrl: '',
			};
		}
		// A new last order: placed here or in another tab. The same one: the cart was emptied in another way.
		return shopfrontData.lastOrderUrl === previousOrderUrl
			? { outcome: 'notPlaced', redirectUrl: '' }
			: { outcome: 'placed', redirectUrl: shopfrontData.lastOrderUrl };
	}
	if ( isEmpty( checkout ) ) {
		// The same session's cart wasn't empty before, so the order has emptied it.
		return ! page.isEmptyCartInconclusive && isSameSession( checkout, page )
			? {
					outcome: 'placed',
					redirectUrl: getOrderReceivedUrl(
						page.openOrder,
						checkoutUrl
					),
				}
			: { outcome: 'undeterminable', redirectUrl: '' };
	}
	if ( shopfrontData ) {
		// Another tab's attempt may be about to order the same items.
		return {
			outcome:
				shopfrontData.attempt?.state === 'processing'
					? 'notFound'
					: 'notPlaced',
			redirectUrl: '',
		};
	}
	if ( PLACED_STATUSES.includes( checkout.status ) ) {
		return {
			outcome: 'placed',
			redirectUrl: getOrderReceivedUrl(
				{ id: checkout.order_id, key: checkout.order_key },
				checkoutUrl
			),
		};
	}
	return {
		outcome: checkout.status === 'pending' ? 'processing' : 'notFound',
		redirectUrl: '',
	};
};

/** Whether the session's cart differs from the page's, as after an order or a change in another tab. */
const hasOtherItems = (
	registry: DataRegistry,
	{ __experimentalCart: cart }: CheckoutResponse
): boolean => {
	const { items } = registry.select( cartStore ).getServerCart();
	return cart !== null && getContents( cart.items ) !== getContents( items );
};

const createPendingPayment = (
	redirectUrl: string
): Pick< CheckoutResponse, 'payment_result' > => ( {
	payment_result: {
		payment_status: 'pending',
		payment_details: [],
		redirect_url: redirectUrl,
	},
} );

export const pollStatus = async (
	{ registry, services }: Pick< EffectContext, 'registry' | 'services' >,
	attempt: Attempt,
	signal?: AbortSignal
): Promise< PollResult > => {
	const { api } = services;
	const result = await api.send( {
		path: ROUTES.checkout,
		isFresh: true,
		// The order machine schedules the next poll itself.
		retry: 'never',
		timeoutMs: POLL_TIMEOUT_MS,
		...( signal && { signal } ),
	} );
	const checkout = result.ok ? parseCheckout( result.reply.body ) : null;
	if ( ! result.ok || ! checkout?.ok ) {
		return { outcome: 'unreachable', attempt, redirectUrl: '' };
	}
	const page = readPageSnapshot( { registry, services }, attempt );
	const pollResult = determineOutcome( checkout.value, attempt, page );
	if ( hasOtherItems( registry, checkout.value ) ) {
		// This response has no shipping rates (see `hasAuthoritativeCart` in packages/api): request the cart.
		const refresh = registry.dispatch( cartStore ).refreshCartContents();
		if ( [ 'notPlaced', 'otherCart' ].includes( pollResult.outcome ) ) {
			// The reason that the shopper sees depends on the cart.
			await refresh;
		}
	}
	const isUndeterminable = pollResult.outcome === 'undeterminable';
	if ( isUndeterminable || pollResult.attempt !== attempt ) {
		writeJournal( services, {
			kind: 'open',
			attempt: pollResult.attempt,
			// The form also sends its email address to a new session, which would then look like the old one.
			isEmptyCartInconclusive: isUndeterminable,
		} );
	}
	const { mergeState } = registry.dispatch( checkoutStore );
	const { order_id: orderId, order_number: orderNumber } = checkout.value;
	if ( orderId !== 0 ) {
		// Once the order is placed, later responses no longer contain it.
		void mergeState( {
			orderId,
			orderNumber,
			openOrder: {
				key: checkout.value.order_key,
				email: checkout.value.billing_address.email ?? '',
			},
		} );
	}
	const isPaidElsewhere = pollResult.outcome === 'elsewhere';
	if ( pollResult.outcome === 'placed' || isPaidElsewhere ) {
		storePaymentResult(
			registry,
			isPaidElsewhere
				? createPendingPayment( pollResult.redirectUrl )
				: checkout.value,
			''
		);
		const { getOrderId, getOrderNumber, getOpenOrder } =
			registry.select( checkoutStore );
		const known = readShopfrontData( checkout.value )?.attempt;
		const isKnown =
			known?.key === pollResult.attempt.key && known.orderId !== 0;
		const idInUrl = getOrderIdInUrl( pollResult.redirectUrl );
		void mergeState(
			readOrder(
				orderId === 0
					? {
							...checkout.value,
							order_id: isKnown
								? known.orderId
								: getOrderId() || idInUrl,
							order_number: isKnown
								? known.orderNumber || String( known.orderId )
								: getOrderNumber() || String( idInUrl ),
							order_key: getOpenOrder().key,
						}
					: checkout.value,
				pollResult.redirectUrl
			)
		);
		if ( ! isPaidElsewhere && pollResult.redirectUrl === '' ) {
			// Nothing leads away from the form, so the order replaces it.
			void mergeState( {
				placedOrder: { orderNumber: getOrderNumber(), redirectUrl: '' },
			} );
		}
	}
	return pollResult;
};
