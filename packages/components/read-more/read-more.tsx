import { useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { observeSize } from '../observe-size/observe-size';
import { useLayoutEffect } from '../use-layout-effect/use-layout-effect';

export interface ReadMoreProps {
	children?: ReactNode;
	className?: string;
	/** Number of lines while collapsed (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
	maxLines?: number;
}

/**
 * A long text that starts collapsed, with a toggle if it overflows. Expands when focus enters it, so it never hides a
 * focused link.
 *
 * Surface: `.read-more-content.sf-read-more(--collapsed)`, `.sf-read-more__text`,
 * `.read-more-content__read_more.sf-read-more__toggle[aria-expanded]`, `--sf-read-more-lines`.
 */
export const ReadMore = ( {
	children,
	className,
	maxLines = 3,
}: ReadMoreProps ) => {
	const text = useRef< HTMLDivElement >( null );
	const id = useId();
	const [ isExpanded, setIsExpanded ] = useState( false );
	const [ overflows, setOverflows ] = useState( false );
	useLayoutEffect( () => {
		const { current: element } = text;
		// An expanded text hides nothing, so it keeps its toggle.
		if ( ! element || isExpanded ) {
			return;
		}
		// Fractions of line heights round to a difference of one pixel.
		return observeSize( element, () =>
			setOverflows( element.scrollHeight > element.clientHeight + 1 )
		);
	}, [ isExpanded, children, maxLines ] );
	const lines: CSSProperties = { '--sf-read-more-lines': maxLines };
	return (
		<div
			className={ clsx( 'read-more-content sf-read-more', className, {
				'sf-read-more--collapsed': ! isExpanded,
			} ) }
			style={ lines }
		>
			<div
				ref={ text }
				id={ id }
				className="sf-read-more__text"
				onFocus={ () => setIsExpanded( overflows ) }
			>
				{ children }
			</div>
			{ overflows && (
				<button
					type="button"
					className="read-more-content__read_more sf-read-more__toggle"
					aria-expanded={ isExpanded }
					aria-controls={ id }
					onClick={ () => setIsExpanded( ! isExpanded ) }
				>
					{ isExpanded
						? __( 'Read less', 'woocommerce' )
						: __( 'Read more', 'woocommerce' ) }
				</button>
			) }
		</div>
	);
};
