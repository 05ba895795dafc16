import { cartStore } from '@shopfront/data/cart';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { isModifiedClick } from '@shopfront/host';
import { useBlockApp } from '../app/block-app';

export interface LeaveState {
	/** True from the click until the page unloads, or turns out to stay. */
	isLeaving: boolean;
	/** Leaves the page once no change is pending. */
	leave: () => void;
	onClick: ( event: MouseEvent< HTMLElement > ) => void;
}

/**
 * Leaves for another page that shows the cart. We wait for all pending cart changes, because unloading would abort
 * them and the next page would show another cart. If a change fails, this page stays and shows the notice.
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
		// We subscribe to each store change: by the next render, another response may have cleared the error.
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

	useEffect( () => {
		// A page that is still loading shows itself, too, and the shopper may already be leaving.
		const onPageShow = ( { persisted }: PageTransitionEvent ) => {
			if ( persisted ) {
				setState( 'idle' );
			}
		};
		host.window.addEventListener( 'pageshow', onPageShow );
		return () => host.window.removeEventListener( 'pageshow', onPageShow );
	}, [ host ] );

	const leave = () => setState( 'waiting' );
	const onClick = ( event: MouseEvent< HTMLElement > ) => {
		if ( isModifiedClick( event ) ) {
			return;
		}
		// We read the store, not the last render: blurring the field has just changed a quantity.
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
