import { useBlockApp } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { isErrorResponse } from '@shopfront/events';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';

/**
 * Tells the page that the shopper goes to the checkout; who cancels it keeps them here
 * (docs/contract/cart-and-checkout.md 2, "Cart page").
 */
export const PROCEED_EVENT = 'cart_proceed_to_checkout';

export interface ProceedState {
	/** From the click until the page has gone, or until it turns out that it stays. */
	isLeaving: boolean;
	onClick: ( event: MouseEvent< HTMLElement > ) => void;
}

/** Clicks that open the link somewhere else are the browser's own. */
const isModifiedClick = ( event: MouseEvent ): boolean =>
	event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Leaves for the checkout. While changes of the cart are on their way, whatever they change, it waits for them: leaving
 * would cut them off, and the checkout would show another cart than the shopper left. When one of them fails, the page
 * stays, with its notice. Listeners to the moment are asked first.
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
		// Each change of the store, not each render: the next reply may bring a cart without the error.
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

	// Back from the checkout, the page may be the very same one.
	useEffect( () => {
		const onPageShow = () => setState( 'idle' );
		host.window.addEventListener( 'pageshow', onPageShow );
		return () => host.window.removeEventListener( 'pageshow', onPageShow );
	}, [ host ] );

	/** Asks who listens to the moment; an error keeps the shopper here (docs/contract/events.md 4). */
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
		// Asked of the store, not of the last render: leaving the field has just changed a quantity.
		if ( registry.select( cartStore ).getCartOperations().length > 0 ) {
			event.preventDefault();
			setState( 'waiting' );
			return;
		}
		// Any other script on the page may still stop the click.
		const { nativeEvent } = event;
		host.clock.setTimeout( () => {
			if ( ! nativeEvent.defaultPrevented ) {
				setState( 'leaving' );
			}
		}, 0 );
	};
	return { isLeaving: state !== 'idle', onClick };
};
