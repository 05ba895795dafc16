import type { BlockProps } from '@shopfront/bindings';

/** What the shopper wants to tell the shop. */
export const OrderNote = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
