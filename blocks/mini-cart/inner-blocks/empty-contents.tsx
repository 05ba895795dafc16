import {
	RemovedLines,
	useFocusEmptyCart,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import { useRef } from '@wordpress/element';
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

const Empty = ( {
	className,
	children,
	takesFocus,
}: Pick< BlockProps, 'className' | 'children' > & { takesFocus: boolean } ) => {
	const element = useRef< HTMLDivElement >( null );
	useFocusEmptyCart( element, takesFocus );
	return (
		<div className={ className }>
			<RemovedLines />
			<div
				ref={ element }
				className="wc-block-mini-cart__empty-cart-wrapper"
			>
				{ children }
			</div>
		</div>
	);
};
