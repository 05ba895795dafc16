import { Children } from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface TotalsWrapperProps {
	className?: string;
	children?: ReactNode;
	/** Whether it holds what add-ons fill in. */
	slotWrapper?: boolean;
}

/** Sets lines of a sum apart. Surface: `.wc-block-components-totals-wrapper(.slot-wrapper)`; nothing without children. */
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
