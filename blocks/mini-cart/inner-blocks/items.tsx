import type { BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';

/** The drawer's only scrolling part. */
export const Items = ( { className, children }: BlockProps ) => (
	<div
		className={ clsx( 'wc-block-mini-cart__items', className ) }
		tabIndex={ -1 }
	>
		{ children }
	</div>
);
