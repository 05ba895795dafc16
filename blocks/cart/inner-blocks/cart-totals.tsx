import type { BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';

/** The narrow column. */
export const CartTotals = ( { className, children }: BlockProps ) => (
	<div
		className={ clsx(
			'wc-block-components-sidebar',
			'wc-block-cart__sidebar',
			className
		) }
	>
		{ children }
	</div>
);
