import type { BlockProps } from '@shopfront/bindings';

/** A row of the sum. */
export const SubtotalRow = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
