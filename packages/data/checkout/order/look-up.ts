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
import type { EffectWorld } from './effect-world';
import { receivedUrl } from './order-urls';
import { readOwnData, type KnownAttempt } from '../own-data';
import { storePaymentResult } from '../payment-result';
import { writeJournal } from './write-journal';

/** What a look told. */
export interface Finding {
	outcome: Outcome;
	/** `''` for nowhere known. */
	redirectUrl: string;
}

/** How long one look may take, ms. */
const LOOK_TIMEOUT_MS = 8000;

const isEmpty = ( { __experimentalCart: cart }: CheckoutResponse ): boolean =>
	cart !== null && cart.items.length === 0;

const OUTCOMES: Readonly< Record< KnownAttempt[ 'state' ], Outcome > > = {
	placed: 'placed',
	processing: 'working',
	failed: 'absent',
};

/** What the page knows that judges a checkout. */
export interface PageFacts {
	/** `''` for none. */
	checkoutUrl: string;
	/** Where the session's last order is, of those that were placed before the page came; `null` for none. */
	earlierOrderUrl: string | null;
	/** Of the shopper; 0 for a guest. */
	customerId: number;
	/** Of the shopper; `''` for none. */
	email: string;
	/** See the journal. */
	hasStrangeCart: boolean;
	isTurnedDown: boolean;
}

const readPageFacts = (
	{ registry, services }: Pick< EffectWorld, 'registry' | 'services' >,
	{ key }: Attempt
): PageFacts => {
	const { settings, host } = services;
	const known = parseCheckout( settings.getSetting( 'checkoutData' ) );
	const entry = readJournal( host );
	const kept =
		entry?.kind === 'open' && entry.attempt.key === key ? entry : null;
	return {
		checkoutUrl: settings.storePages.checkout.permalink || '',
		earlierOrderUrl: known.ok
			? ( readOwnData( known.value )?.lastOrderUrl ?? null )
			: null,
		customerId: registry.select( checkoutStore ).getCustomerId(),
		email:
			registry.select( cartStore ).getCartData().billingAddress.email ??
			'',
		hasStrangeCart: kept?.hasStrangeCart === true,
		isTurnedDown: kept?.isTurnedDown === true,
	};
};

/**
 * Whether a checkout is of the session that ordered. It is known by its customer, or by what a guest told it; one that
 * has taken its place knows nobody.
 */
const isOwnSession = (
	{
		customer_id: customerId,
		billing_address: { email = '' },
	}: CheckoutResponse,
	facts: PageFacts
): boolean =>
	( customerId > 0 && customerId === facts.customerId ) ||
	( email !== '' &&
		email.toLowerCase() === facts.email.trim().toLowerCase() );

/**
 * What became of an attempt, by what the server says of the session's checkout. A server that knows keys says it;
 * with another there are signs: an order empties the cart of its session, and one that is being worked on is pending.
 */
export function judgeCheckout(
	checkout: CheckoutResponse,
	{ key }: Attempt,
	facts: PageFacts
): Finding {
	const { checkoutUrl, earlierOrderUrl } = facts;
	const own = readOwnData( checkout );
	if ( own?.attempt?.key === key ) {
		const { state, redirectUrl } = own.attempt;
		// A payment that goes on elsewhere, as at a bank, is where the shopper has to go.
		const goesOn = state === 'processing' && redirectUrl !== '';
		return {
			outcome: goesOn ? 'elsewhere' : OUTCOMES[ state ],
			redirectUrl,
		};
	}
	if ( isEmpty( checkout ) && own ) {
		// A session that knows of no order is another one, or the one that turned this order down.
		if ( own.lastOrderUrl === null ) {
			return {
				outcome:
					facts.isTurnedDown && isOwnSession( checkout, facts )
						? 'absent'
						: 'untold',
				redirectUrl: '',
			};
		}
		// Placed, if not by this attempt then by another tab; unless it was emptied in another way.
		return own.lastOrderUrl === earlierOrderUrl
			? { outcome: 'absent', redirectUrl: '' }
			: { outcome: 'placed', redirectUrl: own.lastOrderUrl };
	}
	if ( isEmpty( checkout ) ) {
		return {
			// The cart of the session that ordered, which was not empty before: it is the order that emptied it.
			outcome:
				! facts.hasStrangeCart && isOwnSession( checkout, facts )
					? 'placed'
					: 'untold',
			redirectUrl: '',
		};
	}
	if ( own ) {
		// Another tab's may be about to be placed, and this one's with it: its goods are the same.
		return {
			outcome: own.attempt?.state === 'processing' ? 'unseen' : 'absent',
			redirectUrl: '',
		};
	}
	if ( PLACED_STATUSES.includes( checkout.status ) ) {
		return {
			outcome: 'placed',
			redirectUrl: receivedUrl(
				{ id: checkout.order_id, key: checkout.order_key },
				checkoutUrl
			),
		};
	}
	return {
		outcome: checkout.status === 'pending' ? 'working' : 'unseen',
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
const pendingAt = (
	redirectUrl: string
): Pick< CheckoutResponse, 'payment_result' > => ( {
	payment_result: {
		payment_status: 'pending',
		payment_details: [],
		redirect_url: redirectUrl,
	},
} );

/** Asks the server what became of an attempt. */
export async function lookUp(
	{ registry, services }: Pick< EffectWorld, 'registry' | 'services' >,
	attempt: Attempt
): Promise< Finding > {
	const { api } = services;
	const result = await api.send( {
		path: ROUTES.checkout,
		isFresh: true,
		// The machine looks again by itself, after a pause of its own.
		retry: 'never',
		timeoutMs: LOOK_TIMEOUT_MS,
	} );
	const checkout = result.ok ? parseCheckout( result.reply.body ) : null;
	if ( ! result.ok || ! checkout?.ok ) {
		return { outcome: 'unreachable', redirectUrl: '' };
	}
	const facts = readPageFacts( { registry, services }, attempt );
	const finding = judgeCheckout( checkout.value, attempt, facts );
	if ( hasOtherItems( registry, checkout.value ) ) {
		// This response has no shipping rates, so the cart endpoint is asked (see `speaksForCart` in packages/api).
		const refresh = registry.dispatch( cartStore ).refreshCartContents();
		if ( finding.outcome === 'absent' ) {
			// The reason that the shopper reads depends on the cart.
			await refresh;
		}
	}
	if ( finding.outcome === 'untold' ) {
		// What the form says goes to the new session too, and would make it look like the old one.
		writeJournal( services.host, {
			kind: 'open',
			attempt,
			hasStrangeCart: true,
		} );
	}
	const isElsewhere = finding.outcome === 'elsewhere';
	if ( finding.outcome === 'placed' || isElsewhere ) {
		storePaymentResult(
			registry,
			isElsewhere ? pendingAt( finding.redirectUrl ) : checkout.value,
			''
		);
		void registry
			.dispatch( checkoutStore )
			.orderTold( checkout.value, finding.redirectUrl );
	}
	return finding;
}
