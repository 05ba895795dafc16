import { useBlockApp } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { isErrorResponse } from '@shopfront/events';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';

/**
 * DOM event before the shopper proceeds to the checkout; canceling it keeps the shopper on the page
 * (docs/contract/cart-and-checkout.md 2, "Cart page").
 */
export const PROCEED_EVENT = 'cart_proceed_to_checkout';

export interface ProceedState {
	/** True from the click until the page unloads, or until it turns out to stay. */
	isLeaving: boolean;
	onClick: ( event: MouseEvent< HTMLElement > ) => void;
}

/** Whether the browser opens the link elsewhere, such as in a new tab. */
const isModifiedClick = ( event: MouseEvent ): boolean =>
	event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Proceeds to the checkout. Notifies listeners first, then waits for all pending cart changes, which unloading would
 * abort, so that the checkout shows the same cart. If one fails, the page stays and its notice shows.
 */
export const useProceed = ( href: string ): ProceedState => {
	const { host, registry, events } = useBlockApp();
	const [ state, setState ] = useState<
		'idle' | 'emitting' | 'waiting' | 'leaving'
	>( 'idle' );
	const hasPending = useSelect(
		( select ) => select( cartStore ).getCartOperations().length > 0,
		[]
	);
	const hasFailed = useRef( false );

	useEffect( () => {
		if ( state !== 'waiting' ) {
			return;
		}
		const { getCartErrors } = registry.select( cartStore );
		const errorsBefore = getCartErrors();
		hasFailed.current = false;
		// Subscribes to each store change instead of reading on render, because the next response may already have no
		// error.
		return registry.subscribe( () => {
			const errors = getCartErrors();
			hasFailed.current ||= errors.length > 0 && errors !== errorsBefore;
		}, cartStore );
	}, [ state, registry ] );
	useEffect( () => {
		if ( state === 'waiting' && ! hasPending ) {
			const isGoing = ! hasFailed.current && host.navigate( href );
			setState( isGoing ? 'leaving' : 'idle' );
		}
	}, [ state, hasPending, host, href ] );

	// The back/forward cache may restore this very page.
	useEffect( () => {
		const onPageShow = () => setState( 'idle' );
		host.window.addEventListener( 'pageshow', onPageShow );
		return () => host.window.removeEventListener( 'pageshow', onPageShow );
	}, [ host ] );

	/** Notifies listeners; an error response keeps the shopper on the page (docs/contract/events.md 4). */
	const notify = async () => {
		setState( 'emitting' );
		const responses = await events.proceedToCheckout.notify( null );
		setState( responses.some( isErrorResponse ) ? 'idle' : 'waiting' );
	};
	const onClick = ( event: MouseEvent< HTMLElement > ) => {
		if ( isModifiedClick( event ) ) {
			return;
		}
		const isAllowed = event.currentTarget.dispatchEvent(
			new CustomEvent( PROCEED_EVENT, {
				bubbles: true,
				cancelable: true,
			} )
		);
		if ( ! isAllowed || state === 'emitting' || state === 'waiting' ) {
			event.preventDefault();
			return;
		}
		if ( events.proceedToCheckout.hasListeners() ) {
			event.preventDefault();
			void notify();
			return;
		}
		// Reads the store, not the last render, because blurring the field has just changed a quantity.
		if ( registry.select( cartStore ).getCartOperations().length > 0 ) {
			event.preventDefault();
			setState( 'waiting' );
			return;
		}
		// Other scripts on the page may still cancel the click.
		const { nativeEvent } = event;
		host.clock.setTimeout( () => {
			if ( ! nativeEvent.defaultPrevented ) {
				setState( 'leaving' );
			}
		}, 0 );
	};
	return { isLeaving: state !== 'idle', onClick };
};
