import {
	RemovedLines,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import { useEffect, useRef } from '@wordpress/element';
import { hasItems } from '../has-items';

/**
 * The content of the drawer for an empty cart. The removed lines, with which the shopper can undo that, are above it.
 */
export const EmptyContents = ( props: BlockProps ) => {
	const isFilled = useStoreCart( hasItems );
	const wasFilled = useRef( false );
	wasFilled.current ||= isFilled;
	return isFilled ? null : (
		<Empty { ...props } takesFocus={ wasFilled.current } />
	);
};

/**
 * Takes the focus of the last line, when the shopper has removed it (docs/contract/cart-and-checkout.md 8,
 * "Announcements"): it would fall back to the body, out of the drawer.
 */
const Empty = ( {
	className,
	children,
	takesFocus,
}: Pick< BlockProps, 'className' | 'children' > & { takesFocus: boolean } ) => {
	const element = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const { activeElement, body } = element.current?.ownerDocument ?? {};
		if ( takesFocus && activeElement === body ) {
			element.current?.focus( { preventScroll: true } );
		}
	}, [ takesFocus ] );
	return (
		<div className={ className }>
			<RemovedLines />
			<div
				ref={ element }
				className="wc-block-mini-cart__empty-cart-wrapper"
				tabIndex={ -1 }
			>
				{ children }
			</div>
		</div>
	);
};
