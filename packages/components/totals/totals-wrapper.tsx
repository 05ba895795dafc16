import { Children } from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface TotalsWrapperProps {
	className?: string;
	children?: ReactNode;
	slotWrapper?: boolean;
}

/**
 * Groups lines of the totals. Renders nothing without children.
 *
 * Surface: `.wc-block-components-totals-wrapper(.slot-wrapper)`.
 */
export const TotalsWrapper = ( {
	className,
	children,
	slotWrapper = false,
}: TotalsWrapperProps ) =>
	Children.count( children ) > 0 ? (
		<div
			className={ clsx(
				'wc-block-components-totals-wrapper',
				className,
				slotWrapper && 'slot-wrapper'
			) }
		>
			{ children }
		</div>
	) : null;
