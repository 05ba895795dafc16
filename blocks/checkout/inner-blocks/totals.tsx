import { useContainerSize, type BlockProps } from '@shopfront/bindings';
import {
	createPortal,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import clsx from 'clsx';
import { useSummaryPlaces } from '../summary-places';

/** An element that does not stand between its parent and its children. */
const newCarrier = (): HTMLElement => {
	const carrier = document.createElement( 'div' );
	carrier.className = 'sf-checkout-place';
	return carrier;
};

/**
 * The narrow column of a checkout: beside the form, where there is room, else above it, in the order in which it is read
 * as well. It moves as it is, with what has been typed into it.
 */
export const Totals = ( { className, children }: BlockProps ) => {
	const isLarge = useContainerSize() === 'large';
	const { top } = useSummaryPlaces();
	const beside = useRef< HTMLDivElement >( null );
	const [ carrier ] = useState( newCarrier );
	useLayoutEffect( () => {
		( isLarge ? beside.current : top )?.append( carrier );
	}, [ isLarge, top, carrier ] );
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
				carrier
			) }
		</>
	);
};
