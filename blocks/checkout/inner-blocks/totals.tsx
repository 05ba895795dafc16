import type { BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';

/** The narrow column of a checkout. */
export const Totals = ( { className, children }: BlockProps ) => (
	<div
		className={ clsx(
			'wc-block-components-sidebar',
			'wc-block-checkout__sidebar',
			className
		) }
	>
		{ children }
	</div>
);
