import type { BlockProps } from '@shopfront/bindings';

/** A row of the sum. */
export const Taxes = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
