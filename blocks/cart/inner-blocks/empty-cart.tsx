import {
	createLazyComponent,
	RemovedLines,
	useBlockApp,
	useFocusEmptyCart,
	type BlockApp,
	type BlockProps,
} from '@shopfront/bindings';
import {
	BLOCK_NAMESPACE,
	ORDER_JOURNAL_KEY,
	RENDER_BLOCKS_EVENT,
} from '@shopfront/names';
import { createLazy } from '@shopfront/lazy';
import { useEffect, useRef } from '@wordpress/element';
import { useIsFilled } from '../use-is-filled';

/** Loads only after an order. */
const placedOrder = createLazy(
	() => import( /* webpackChunkName: "order" */ '../placed-order' )
);

const PlacedOrder = createLazyComponent(
	placedOrder,
	( { PlacedOrder: Notice } ) => Notice
);

/** In this tab or another. */
const hasOrder = ( { host }: BlockApp ): boolean =>
	[ host.sessionStorage, host.storage ].some(
		( storage ) => storage.get( ORDER_JOURNAL_KEY ) !== null
	);

/**
 * The page's content for an empty cart. If the shopper removes the last line, its focus moves to the heading here;
 * otherwise it would fall back to the body (docs/contract/cart-and-checkout.md 8, "Announcements"). The removed
 * lines, with Undo, are above the heading.
 */
export const EmptyCart = ( props: BlockProps ) => {
	const isFilled = useIsFilled();
	const app = useBlockApp();
	const wasFilled = useRef( false );
	useEffect( () => {
		// If the page loads with items, its cart is newer than the order. A page from the back/forward cache has an
		// older cart.
		if ( isFilled && ! wasFilled.current ) {
			wasFilled.current = true;
			if ( hasOrder( app ) ) {
				// Without its code, the notice can't show either.
				void placedOrder
					.fetch()
					.then( ( code ) => code?.forgetPlacedOrder( app ) );
			}
		}
	}, [ isFilled, app ] );
	return isFilled ? null : (
		<Empty { ...props } takesFocus={ wasFilled.current } />
	);
};

const Empty = ( {
	className,
	children,
	takesFocus,
}: Pick< BlockProps, 'className' | 'children' > & { takesFocus: boolean } ) => {
	const app = useBlockApp();
	const element = useRef< HTMLDivElement >( null );

	useEffect( () => {
		element.current
			?.closest( `.wp-block-${ BLOCK_NAMESPACE }-cart` )
			?.dispatchEvent( new CustomEvent( RENDER_BLOCKS_EVENT ) );
	}, [] );
	useFocusEmptyCart( element, takesFocus );

	return (
		<div ref={ element } className={ className }>
			<RemovedLines />
			{ hasOrder( app ) && <PlacedOrder /> }
			{ children }
		</div>
	);
};
