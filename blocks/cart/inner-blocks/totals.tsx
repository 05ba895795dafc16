import type { BlockProps } from '@shopfront/bindings';

/** Contains the rows above the total. */
export const Totals = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
