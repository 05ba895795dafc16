import type { BlockProps } from '@shopfront/bindings';

/** The rows that the sum is made of. */
export const Totals = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
