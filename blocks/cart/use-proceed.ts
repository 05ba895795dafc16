import { useBlockApp, useStoreCart } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';

/** Tells the page that the shopper goes to the checkout; who cancels it keeps them here (specification 2, Cart page). */
export const PROCEED_EVENT = 'cart_proceed_to_checkout';

export interface Proceeding {
	/** From the click until the page has gone, or until it turns out that it stays. */
	isLeaving: boolean;
	onClick: ( event: MouseEvent< HTMLElement > ) => void;
}

/** Clicks that open the link somewhere else are the browser's own. */
const isElsewhere = ( event: MouseEvent ): boolean =>
	event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Leaves for the checkout. While changes of the cart are on their way it waits for them: leaving would cut them off,
 * and the checkout would show another cart than the shopper left. When one of them fails, the page stays, with its
 * notice.
 */
export const useProceed = ( href: string ): Proceeding => {
	const { host, registry } = useBlockApp();
	const { hasPendingItemsOperations, cartErrors } = useStoreCart();
	const [ state, setState ] = useState< 'here' | 'waiting' | 'leaving' >(
		'here'
	);
	const errorsBefore = useRef( cartErrors );

	useEffect( () => {
		if ( state !== 'waiting' || hasPendingItemsOperations ) {
			return;
		}
		const hasFailed =
			cartErrors.length > 0 && cartErrors !== errorsBefore.current;
		const isGoing = ! hasFailed && host.navigate( href );
		setState( isGoing ? 'leaving' : 'here' );
	}, [ state, hasPendingItemsOperations, cartErrors, host, href ] );

	// Back from the checkout, the page may be the very same one.
	useEffect( () => {
		const onPageShow = () => setState( 'here' );
		host.window.addEventListener( 'pageshow', onPageShow );
		return () => host.window.removeEventListener( 'pageshow', onPageShow );
	}, [ host ] );

	const onClick = ( event: MouseEvent< HTMLElement > ) => {
		if ( isElsewhere( event ) ) {
			return;
		}
		const isAllowed = event.currentTarget.dispatchEvent(
			new CustomEvent( PROCEED_EVENT, {
				bubbles: true,
				cancelable: true,
			} )
		);
		// Asked of the store, not of the last render: leaving the field has just changed a quantity.
		const hasPending = registry
			.select( cartStore )
			.hasPendingItemsOperations();
		if ( ! isAllowed || hasPending || state !== 'here' ) {
			event.preventDefault();
		}
		if ( isAllowed && state === 'here' ) {
			errorsBefore.current = cartErrors;
			setState( hasPending ? 'waiting' : 'leaving' );
		}
	};
	return { isLeaving: state !== 'here', onClick };
};
