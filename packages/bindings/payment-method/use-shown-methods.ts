import { useLayoutEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { useBlockApp } from '../app/block-app';
import {
	nextShownMethods,
	type KnownMethods,
	type ShownMethods,
} from './shown-methods';

/**
 * Whether a change of an element's size would move something in view: nothing moves below the window, nor above it where
 * the browser keeps the scroll position of what is in view (Safari does not).
 */
const isInView = ( element: Element | null, view: Window ): boolean => {
	// Without a box, as `:empty` blocks are, it would open before the next one.
	const hasBox = Boolean( element?.getClientRects().length );
	const box = (
		hasBox ? element : element?.nextElementSibling
	)?.getBoundingClientRect();
	if ( ! box ) {
		return true;
	}
	const isBelow = box.top >= view.innerHeight;
	const isAbove = ( hasBox ? box.bottom : box.top ) <= 0;
	return ! (
		isBelow ||
		( isAbove && 'overflowAnchor' in view.document.body.style )
	);
};

/**
 * The express methods to show, so that nothing in view moves.
 *
 * @param element       The element around them.
 * @param known
 * @param reservedCount How many places the page has kept from its first paint on.
 */
export const useShownMethods = (
	element: RefObject< Element >,
	known: KnownMethods,
	reservedCount: number
): ShownMethods => {
	const { window: view } = useBlockApp().host;
	const [ shown, setShown ] = useState< ShownMethods >( {
		names: [],
		slotCount: reservedCount,
	} );
	const key = `${ known.available.join() }/${ known.slotCount }`;
	useLayoutEffect( () => {
		const update = () =>
			setShown( ( before ) =>
				nextShownMethods(
					before,
					known,
					isInView( element.current, view )
				)
			);
		update();
		view.addEventListener( 'scroll', update, { passive: true } );
		return () => view.removeEventListener( 'scroll', update );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The key says when what is known has changed.
	}, [ key, view ] );
	return shown;
};
