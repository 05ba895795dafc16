import { useContainerSize, type BlockProps } from '@shopfront/bindings';
import {
	createPortal,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import clsx from 'clsx';
import { useSummaryPositions } from '../summary-positions';

/** Creates an element without a box of its own in the layout. */
const createContainer = (): HTMLElement => {
	const container = document.createElement( 'div' );
	container.className = 'sf-checkout-place';
	return container;
};

/**
 * The narrow column of a checkout: beside the form, or above it in a narrow container, also in the DOM. Moves as a
 * whole element, which preserves the input in it.
 */
export const Totals = ( { className, children }: BlockProps ) => {
	const isLarge = useContainerSize() === 'large';
	const { top } = useSummaryPositions();
	const beside = useRef< HTMLDivElement >( null );
	const [ container ] = useState( createContainer );
	useLayoutEffect( () => {
		( isLarge ? beside.current : top )?.append( container );
	}, [ isLarge, top, container ] );
	return (
		<>
			<div ref={ beside } className="sf-checkout-place" />
			{ createPortal(
				<div
					className={ clsx(
						'wc-block-components-sidebar',
						'wc-block-checkout__sidebar',
						isLarge && 'is-sticky is-large',
						className
					) }
				>
					{ children }
				</div>,
				container
			) }
		</>
	);
};
