import { useBlockApp, useLeave } from '@shopfront/bindings';
import { isErrorResponse } from '@shopfront/events';
import { isModifiedClick } from '@shopfront/host';
import { useState } from '@wordpress/element';
import type { MouseEvent } from 'react';

/**
 * The DOM event fires before the shopper proceeds to the checkout. Cancel it to keep the shopper on the page
 * (docs/contract/cart-and-checkout.md 2, "Cart page").
 */
export const PROCEED_EVENT = 'cart_proceed_to_checkout';

export interface ProceedState {
	/** True from the click until the page unloads, or turns out to stay. */
	isLeaving: boolean;
	onClick: ( event: MouseEvent< HTMLElement > ) => void;
}

/** Notifies listeners first, then waits for all pending cart changes. */
export const useProceed = ( href: string ): ProceedState => {
	const { events } = useBlockApp();
	const { isLeaving, leave, onClick: onLeave } = useLeave( href );
	const [ isEmitting, setIsEmitting ] = useState( false );

	/** An error response keeps the shopper on the page (docs/contract/events.md 4). */
	const notify = async () => {
		setIsEmitting( true );
		const responses = await events.proceedToCheckout.notify( null );
		setIsEmitting( false );
		if ( ! responses.some( isErrorResponse ) ) {
			leave();
		}
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
		if ( ! isAllowed || isEmitting ) {
			event.preventDefault();
		} else if ( events.proceedToCheckout.hasListeners() ) {
			event.preventDefault();
			void notify();
		} else {
			onLeave( event );
		}
	};
	return { isLeaving: isEmitting || isLeaving, onClick };
};
