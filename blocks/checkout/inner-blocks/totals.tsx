import { useContainerSize, type BlockProps } from '@shopfront/bindings';
import {
	createPortal,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import clsx from 'clsx';
import { createPlace, useSummaryPositions } from '../summary-positions';

/**
 * The narrow column of a checkout: beside the form, or above it in a narrow container, also in the DOM. The whole
 * element moves, which preserves its input.
 */
export const Totals = ( { className, children }: BlockProps ) => {
	const isLarge = useContainerSize() === 'large';
	const { top } = useSummaryPositions();
	const beside = useRef< HTMLDivElement >( null );
	const [ container ] = useState( () => createPlace( 'sf-checkout-place' ) );
	useLayoutEffect( () => {
		( isLarge ? beside : top ).current?.append( container );
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
