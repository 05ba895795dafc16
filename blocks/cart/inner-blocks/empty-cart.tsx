import type { BlockProps } from '@shopfront/bindings';
import { BLOCK_NAMESPACE, RENDER_BLOCKS_EVENT } from '@shopfront/names';
import { useContext, useEffect, useRef } from '@wordpress/element';
import { removal, RemovedLinesContext } from '../removed-lines';
import { useIsFilled } from '../use-is-filled';

/**
 * The page's content for an empty cart. When the last line was removed, its heading gets the focus that the line had,
 * which would otherwise fall back to the body (docs/contract/cart-and-checkout.md 8, "Announcements"). The removed lines, with which the shopper can undo that, are above the heading.
 */
export const EmptyCart = ( props: BlockProps ) => {
	const isFilled = useIsFilled();
	const wasFilled = useRef( false );
	useEffect( () => {
		wasFilled.current ||= isFilled;
	}, [ isFilled ] );
	return isFilled ? null : (
		<Empty { ...props } takesFocus={ wasFilled.current } />
	);
};

const Empty = ( {
	className,
	children,
	takesFocus,
}: Pick< BlockProps, 'className' | 'children' > & { takesFocus: boolean } ) => {
	const element = useRef< HTMLDivElement >( null );

	useEffect( () => {
		element.current
			?.closest( `.wp-block-${ BLOCK_NAMESPACE }-cart` )
			?.dispatchEvent( new CustomEvent( RENDER_BLOCKS_EVENT ) );
	}, [] );
	useEffect( () => {
		const { current: root } = element;
		const isFocusLost =
			root?.ownerDocument.activeElement === root?.ownerDocument.body;
		if ( ! root || ! takesFocus || ! isFocusLost ) {
			return;
		}
		const heading =
			root.querySelector< HTMLElement >( 'h1, h2, h3, h4, h5, h6' ) ??
			root;
		heading.setAttribute( 'tabindex', '-1' );
		heading.focus( { preventScroll: true } );
		(
			root.querySelector( '.sf-removed-lines' ) ?? heading
		).scrollIntoView?.( {
			block: 'nearest',
		} );
	}, [ takesFocus ] );

	const state = useContext( RemovedLinesContext );
	const RemovedLines = removal.get()?.RemovedLinesTable;
	return (
		<div ref={ element } className={ className }>
			{ RemovedLines && <RemovedLines state={ state } /> }
			{ children }
		</div>
	);
};
