import type { BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';

/** The wide column. */
export const CartItems = ( { className, children }: BlockProps ) => (
	<div
		className={ clsx(
			'wc-block-components-main',
			'wc-block-cart__main',
			className
		) }
	>
		{ children }
	</div>
);
