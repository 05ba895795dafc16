import type { BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';

/** Scrolls by itself. */
export const Items = ( { className, children }: BlockProps ) => (
	<div
		className={ clsx( 'wc-block-mini-cart__items', className ) }
		tabIndex={ -1 }
	>
		{ children }
	</div>
);
