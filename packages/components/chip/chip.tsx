import clsx from 'clsx';
import type { ElementType, ReactNode } from 'react';
import { Label } from '../label/label';

export type ChipRadius = 'none' | 'small' | 'medium' | 'large';

export interface ChipProps {
	text: string;
	/** Replaces `text` for screen readers. */
	screenReaderText?: string;
	element?: ElementType;
	radius?: ChipRadius;
	className?: string;
	children?: ReactNode;
}

/**
 * A short text in a box, such as an applied coupon.
 *
 * Surface: `.wc-block-components-chip`, `--radius-{radius}`, `__text` (docs/contract/globals.md 5).
 */
export const Chip = ( {
	text,
	screenReaderText,
	element: Element = 'li',
	radius = 'small',
	className,
	children,
}: ChipProps ) => (
	<Element
		className={ clsx(
			'wc-block-components-chip',
			`wc-block-components-chip--radius-${ radius }`,
			className
		) }
	>
		<Label
			label={ text }
			screenReaderLabel={ screenReaderText }
			wrapperProps={ { className: 'wc-block-components-chip__text' } }
		/>
		{ children }
	</Element>
);
