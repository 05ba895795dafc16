import { useLayoutEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { useBlockApp } from '../app/block-app';
import {
	nextShownMethods,
	type KnownMethods,
	type ShownMethods,
} from './shown-methods';

/**
 * Whether a size change would move visible content. It doesn't below the viewport, or above it in browsers with
 * scroll anchoring (Safari has none).
 */
const isInView = ( element: Element | null, view: Window ): boolean => {
	// An element without a box, such as an `:empty` block, would open before its next sibling.
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

/** Avoids layout shift. The first paint reserved `reservedCount` slots. */
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The key changes with the content of `known`.
	}, [ key, view ] );
	return shown;
};
