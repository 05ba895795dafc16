import { cartStore } from '@shopfront/data/cart';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { useBlockApp } from '../app/block-app';

export interface LeaveState {
	/** True from the click until the page unloads, or until it turns out to stay. */
	isLeaving: boolean;
	/** Leaves the page once no change is pending. */
	leave: () => void;
	/** Leaves the page when a link to it is clicked. */
	onClick: ( event: MouseEvent< HTMLElement > ) => void;
}

/** Whether the browser opens the link elsewhere, such as in a new tab. */
export const isModifiedClick = ( event: MouseEvent ): boolean =>
	event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Leaves for another page that shows the cart. Waits for all pending cart changes, which unloading would abort, so that
 * the page shows the same cart. If one fails, this page stays and its notice shows.
 */
export const useLeave = ( href: string ): LeaveState => {
	const { host, registry } = useBlockApp();
	const [ state, setState ] = useState< 'idle' | 'waiting' | 'leaving' >(
		'idle'
	);
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

	const leave = () => setState( 'waiting' );
	const onClick = ( event: MouseEvent< HTMLElement > ) => {
		if ( isModifiedClick( event ) ) {
			return;
		}
		// Reads the store, not the last render, because blurring the field has just changed a quantity.
		if (
			state === 'waiting' ||
			registry.select( cartStore ).getCartOperations().length > 0
		) {
			event.preventDefault();
			leave();
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
	return { isLeaving: state !== 'idle', leave, onClick };
};
