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

/** Explains changes of the total; loads with the first one. */
const explanations = createLazy(
	() => import( /* webpackChunkName: "total-changes" */ './total-changes' )
);

/** Time without another change before the total is announced, ms. Longer than the pauses between quick changes. */
export const SETTLE_MS = 1000;

/** Time that an error has to be read out before anything else is announced, ms. */
export const ERROR_MS = 5000;

/**
 * Announces the total when it has changed and the cart has no pending changes, and the steps of the checkout that
 * appeared or disappeared, in one message. An error is not interrupted: the announcement waits. The total of the loaded
 * cart is not announced, nor that of an empty one. Where only the subtotal is shown, announces that instead, while it is
 * visible. Also shows the reason of each change beside the total, and announces it with the total.
 *
 * @param app
 * @param app.registry
 * @param app.host
 * @param app.settings
 * @param signal       Stops it.
 * @param initialSteps Steps of the checkout before the shopper used the page; empty on other pages.
 * @param subtotal     The element that shows the subtotal, on a page without the total.
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
	/** A closed drawer keeps its contents. */
	const isShown = () => ! subtotal?.closest( 'dialog:not([open])' );
	const isLoaded = () => cart.hasFinishedResolution( 'getCartData', [] );
	/** The total that the shopper knows. The first interaction may have started a change already. */
	let known: string | null = ! subtotal && isLoaded() ? readAmount() : null;
	/** The last total of a cart without pending changes; `null` while there are some. */
	let seen: string | null = null;
	let hasChanges = false;
	let errorAt = -ERROR_MS;
	let stopTimer = () => {};
	/** The last cart without pending changes, and the changes of the shopper since. */
	let explained: CartData | null = isLoaded() ? cart.getServerCart() : null;
	const operations = new Map< number, CartOperation >();
	let changes: TotalChanges | null = null;
	/** Whether the server is calculating for a change of the checkout form. Other pages have no such store. */
	const isFormChanged = (): boolean =>
		registry.select( STORE_KEYS.checkout )?.isCalculating?.() === true;
	/** Reasons that are not announced yet. */
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
		// Notices announce changes that the shopper did not make.
		if ( text && ! text.isByShop && ( made.length > 0 || isByForm ) ) {
			// Without the characters that isolate directions.
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
			// One message: a second one would interrupt the first.
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
			// A cached cart is replaced while the page loads.
			known = total;
			onSteps();
		} else {
			announceIn( SETTLE_MS );
		}
	};
	// While changes are pending, the steps are announced with the total.
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
