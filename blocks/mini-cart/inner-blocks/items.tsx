import type { BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';

/** The part of the drawer that scrolls. */
export const Items = ( { className, children }: BlockProps ) => (
	<div
		className={ clsx( 'wc-block-mini-cart__items', className ) }
		tabIndex={ -1 }
	>
		{ children }
	</div>
);
