import { subtotalValue } from '@shopfront/components';
import {
	cartStore,
	type CartData,
	type CartOperation,
} from '@shopfront/data/cart';
import { createLazy } from '@shopfront/lazy';
import { STORE_KEYS } from '@shopfront/names';
import { currencyFromResponse, formatMoney } from '@shopfront/money';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import type { BlockApp } from '../app/block-app';
import { watchSteps } from './step-changes';
import type { TotalChanges } from './total-changes';

const explanations = createLazy(
	() => import( /* webpackChunkName: "total-changes" */ './total-changes' )
);

/** Milliseconds without another change before we announce the total. Longer than the pauses between quick changes. */
export const SETTLE_MS = 1000;

/** Milliseconds that an error has for itself before we announce anything else. */
export const ERROR_MS = 5000;

/**
 * Announces the total once it has changed and the cart has no pending changes. One message also names checkout steps
 * that appeared or disappeared, and the reason of each change, which shows beside the total. An error isn't
 * interrupted: the announcement waits. We don't announce the loaded cart's total, nor an empty cart's.
 *
 * Pass `subtotal`, its element, on a page without the total: we announce the subtotal instead, while it's visible.
 * `initialSteps` are the checkout's steps before the shopper used the page; empty on other pages.
 */
export const startAnnouncingTotal = (
	{
		registry,
		host,
		settings,
	}: Pick< BlockApp, 'registry' | 'host' | 'settings' >,
	signal: AbortSignal,
	initialSteps: Iterable< Element > = [],
	subtotal?: Element | null
): void => {
	if ( signal.aborted ) {
		return;
	}
	const { clock, document } = host;
	const cart = registry.select( cartStore );
	const readAmount = () => {
		const { totals } = cart.getServerCart();
		return subtotal
			? subtotalValue( totals, settings )
			: totals.total_price;
	};
	/** A closed drawer keeps its contents in the page. */
	const isShown = () => ! subtotal?.closest( 'dialog:not([open])' );
	const isLoaded = () => cart.hasFinishedResolution( 'getCartData', [] );
	/** The total that the shopper knows. The first interaction may have started a change already. */
	let known: string | null = ! subtotal && isLoaded() ? readAmount() : null;
	/** The last total without pending changes; `null` while changes are pending. */
	let seen: string | null = null;
	let hasChanges = false;
	let errorAt = -ERROR_MS;
	let stopTimer = () => {};
	/** The last cart without pending changes, and the shopper's changes since. */
	let explained: CartData | null = isLoaded() ? cart.getServerCart() : null;
	const operations = new Map< number, CartOperation >();
	let changes: TotalChanges | null = null;
	/** True while the server calculates for a change of the checkout form. Other pages have no such store. */
	const isFormChanged = (): boolean =>
		registry.select( STORE_KEYS.checkout )?.isCalculating?.() === true;
	let reasons: string[] = [];

	const explain = async (
		before: CartData,
		after: CartData,
		isByForm: boolean
	) => {
		const made = [ ...operations.values() ];
		const code = await explanations.fetch();
		if ( ! code || signal.aborted ) {
			return;
		}
		changes ??= code.startShowingChanges( { host, settings }, signal );
		const text = changes.show( before, after, made, isByForm );
		// Notices announce changes that the shopper didn't make.
		if ( text && ! text.isByShop && ( made.length > 0 || isByForm ) ) {
			// Screen readers don't need the characters that isolate text direction.
			reasons.push( text.line.replace( /[\u2068\u2069]/g, '' ) );
		}
	};
	const explainSettled = () => {
		const before = explained;
		const after = cart.getServerCart();
		explained = after;
		if (
			before &&
			before.totals.total_price !== after.totals.total_price &&
			before.items.length > 0 &&
			after.items.length > 0 &&
			! subtotal
		) {
			void explain( before, after, isFormChanged() );
		}
		operations.clear();
	};

	const announceIn = ( delayMs: number ) => {
		stopTimer();
		const timer = clock.setTimeout( announce, delayMs );
		stopTimer = () => clock.clearTimeout( timer );
	};
	const announce = () => {
		const waitMs = errorAt + ERROR_MS - clock.now();
		if ( waitMs > 0 ) {
			announceIn( waitMs );
			return;
		}
		const { totals, items } = cart.getServerCart();
		const sentences = steps.take();
		if ( known !== seen && items.length && isShown() ) {
			const amount = formatMoney(
				readAmount(),
				currencyFromResponse( totals, settings.siteCurrency )
			);
			sentences.push(
				subtotal
					? sprintf(
							/* translators: %s: the subtotal of the cart, with its currency. */
							__( 'Subtotal is now %s.', 'shopfront' ),
							amount
						)
					: sprintf(
							/* translators: %s: the total of the cart, with its currency. */
							__( 'Total is now %s.', 'shopfront' ),
							amount
						),
				...reasons
			);
		}
		reasons = [];
		known = seen;
		if ( sentences.length ) {
			// One message: a second would interrupt the first.
			speak( sentences.join( ' ' ) );
		}
	};
	const check = () => {
		const pending = cart.getCartOperations();
		const isPending = pending.length > 0;
		pending.forEach( ( operation ) =>
			operations.set( operation.id, operation )
		);
		const isSettled = ! isPending && isLoaded();
		hasChanges =
			( hasChanges || isPending || isFormChanged() ) && isShown();
		if ( isSettled && cart.getServerCart() !== explained ) {
			explainSettled();
		}
		const total = isSettled ? readAmount() : null;
		if ( total === seen ) {
			return;
		}
		seen = total;
		if ( total === null ) {
			stopTimer();
		} else if ( known === null || ! hasChanges ) {
			// The page may replace a cached cart while it loads.
			known = total;
			onSteps();
		} else {
			announceIn( SETTLE_MS );
		}
	};
	// While changes are pending, we announce the steps with the total.
	const onSteps = () => {
		if ( seen !== null && steps.exist() ) {
			announceIn( SETTLE_MS );
		}
	};
	const steps = watchSteps( document, initialSteps, onSteps );

	const region = document.getElementById( 'a11y-speak-assertive' );
	const observer = new MutationObserver( () => {
		if ( region?.textContent ) {
			errorAt = clock.now();
		}
	} );
	if ( region ) {
		observer.observe( region, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
	}
	check();
	const unsubscribe = registry.subscribe( check, cartStore );
	signal.addEventListener( 'abort', () => {
		unsubscribe();
		observer.disconnect();
		steps.stop();
		stopTimer();
	} );
};
