import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface ProductBadgeProps {
	className?: string;
	children?: ReactNode;
}

/** Surface: `.wc-block-components-product-badge`. */
export const ProductBadge = ( { className, children }: ProductBadgeProps ) => (
	<div className={ clsx( 'wc-block-components-product-badge', className ) }>
		{ children }
	</div>
);
