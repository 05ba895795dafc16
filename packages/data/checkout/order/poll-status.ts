import { cartStore } from '@shopfront/data/cart';
import type { Attempt, Outcome } from '@shopfront/order';
import {
	parseCheckout,
	type CartItemResponse,
	type CheckoutResponse,
} from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { readJournal } from '../attempt-journal';
import { PLACED_STATUSES } from '../order-statuses';
import { ROUTES } from '../routes';
import { checkoutStore } from '../store';
import type { EffectContext } from './effect-context';
import { getOrderReceivedUrl } from './order-urls';
import { readShopfrontData, type ServerAttempt } from '../shopfront-data';
import { storePaymentResult } from '../payment-result';
import { writeJournal } from './write-journal';

/** What a look told. */
export interface PollResult {
	outcome: Outcome;
	/** `''` for nowhere known. */
	redirectUrl: string;
}

/** How long one look may take, ms. */
const POLL_TIMEOUT_MS = 8000;

const isEmpty = ( { __experimentalCart: cart }: CheckoutResponse ): boolean =>
	cart !== null && cart.items.length === 0;

const OUTCOMES: Readonly< Record< ServerAttempt[ 'state' ], Outcome > > = {
	placed: 'placed',
	processing: 'processing',
	failed: 'notPlaced',
};

/** What the page knows that judges a checkout. */
export interface PageSnapshot {
	/** `''` for none. */
	checkoutUrl: string;
	/** Where the session's last order is, of those that were placed before the page came; `null` for none. */
	previousOrderUrl: string | null;
	/** Of the shopper; 0 for a guest. */
	customerId: number;
	/** Of the shopper; `''` for none. */
	email: string;
	/** See the journal. */
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
		customerId: registry.select( checkoutStore ).getCustomerId(),
		email:
			registry.select( cartStore ).getCartData().billingAddress.email ??
			'',
		isEmptyCartInconclusive: openEntry?.isEmptyCartInconclusive === true,
		wasRejected: openEntry?.wasRejected === true,
	};
};

/**
 * Whether a checkout is of the session that ordered. It is known by its customer, or by what a guest told it; one that
 * has taken its place knows nobody.
 */
const isSameSession = (
	{
		customer_id: customerId,
		billing_address: { email = '' },
	}: CheckoutResponse,
	page: PageSnapshot
): boolean =>
	( customerId > 0 && customerId === page.customerId ) ||
	( email !== '' && email.toLowerCase() === page.email.trim().toLowerCase() );

/**
 * What became of an attempt, by what the server says of the session's checkout. A server that knows keys says it;
 * with another there are signs: an order empties the cart of its session, and one that is being worked on is pending.
 */
export function determineOutcome(
	checkout: CheckoutResponse,
	{ key }: Attempt,
	page: PageSnapshot
): PollResult {
	const { checkoutUrl, previousOrderUrl } = page;
	const shopfrontData = readShopfrontData( checkout );
	if ( shopfrontData?.attempt?.key === key ) {
		const { state, redirectUrl } = shopfrontData.attempt;
		// A payment that goes on elsewhere, as at a bank, is where the shopper has to go.
		const isContinuing = state === 'processing' && redirectUrl !== '';
		return {
			outcome: isContinuing ? 'elsewhere' : OUTCOMES[ state ],
			redirectUrl,
		};
	}
	if ( isEmpty( checkout ) && shopfrontData ) {
		// A session that knows of no order is another one, or the one that turned this order down.
		if ( shopfrontData.lastOrderUrl === null ) {
			return {
				outcome:
					page.wasRejected && isSameSession( checkout, page )
						? 'notPlaced'
						: 'undeterminable',
				redirectUrl: '',
			};
		}
		// Placed, if not by this attempt then by another tab; unless it was emptied in another way.
		return shopfrontData.lastOrderUrl === previousOrderUrl
			? { outcome: 'notPlaced', redirectUrl: '' }
			: { outcome: 'placed', redirectUrl: shopfrontData.lastOrderUrl };
	}
	if ( isEmpty( checkout ) ) {
		return {
			// The cart of the session that ordered, which was not empty before: it is the order that emptied it.
			outcome:
				! page.isEmptyCartInconclusive &&
				isSameSession( checkout, page )
					? 'placed'
					: 'undeterminable',
			redirectUrl: '',
		};
	}
	if ( shopfrontData ) {
		// Another tab's may be about to be placed, and this one's with it: its goods are the same.
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
}

/** Whether the session's cart has other items than the page shows, as after an order or a change in another tab. */
const hasOtherItems = (
	registry: DataRegistry,
	{ __experimentalCart: cart }: CheckoutResponse
): boolean => {
	const contentOf = ( items: readonly CartItemResponse[] ) =>
		items.map( ( { key, quantity } ) => `${ key } ${ quantity }` ).join();
	const { items } = registry.select( cartStore ).getServerCart();
	return cart !== null && contentOf( cart.items ) !== contentOf( items );
};

/** The payment of an order that is to be paid at another place. */
const createPendingPayment = (
	redirectUrl: string
): Pick< CheckoutResponse, 'payment_result' > => ( {
	payment_result: {
		payment_status: 'pending',
		payment_details: [],
		redirect_url: redirectUrl,
	},
} );

/** Asks the server what became of an attempt. */
export async function pollStatus(
	{ registry, services }: Pick< EffectContext, 'registry' | 'services' >,
	attempt: Attempt
): Promise< PollResult > {
	const { api } = services;
	const result = await api.send( {
		path: ROUTES.checkout,
		isFresh: true,
		// The machine looks again by itself, after a pause of its own.
		retry: 'never',
		timeoutMs: POLL_TIMEOUT_MS,
	} );
	const checkout = result.ok ? parseCheckout( result.reply.body ) : null;
	if ( ! result.ok || ! checkout?.ok ) {
		return { outcome: 'unreachable', redirectUrl: '' };
	}
	const page = readPageSnapshot( { registry, services }, attempt );
	const pollResult = determineOutcome( checkout.value, attempt, page );
	if ( hasOtherItems( registry, checkout.value ) ) {
		// This response has no shipping rates, so the cart endpoint is asked (see `hasAuthoritativeCart` in packages/api).
		const refresh = registry.dispatch( cartStore ).refreshCartContents();
		if ( pollResult.outcome === 'notPlaced' ) {
			// The reason that the shopper reads depends on the cart.
			await refresh;
		}
	}
	if ( pollResult.outcome === 'undeterminable' ) {
		// What the form says goes to the new session too, and would make it look like the old one.
		writeJournal( services.host, {
			kind: 'open',
			attempt,
			isEmptyCartInconclusive: true,
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
		void registry
			.dispatch( checkoutStore )
			.receiveOrder( checkout.value, pollResult.redirectUrl );
	}
	return pollResult;
}
