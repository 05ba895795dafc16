import {
	RemovedLines,
	useFocusEmptyCart,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import { useRef } from '@wordpress/element';
import { hasItems } from '../has-items';

/**
 * If the shopper removes the last line, its focus moves here; otherwise it would leave the drawer. The removed lines,
 * with Undo, come first.
 */
export const EmptyContents = ( props: BlockProps ) => {
	const isFilled = useStoreCart( hasItems );
	const wasFilled = useRef( false );
	wasFilled.current ||= isFilled;
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
	useFocusEmptyCart( element, takesFocus );
	return (
		<div ref={ element } className={ className }>
			<RemovedLines />
			<div className="wc-block-mini-cart__empty-cart-wrapper">
				{ children }
			</div>
		</div>
	);
};
