import type { BlockProps } from '@shopfront/bindings';

/** What the shopper agrees to. */
export const Terms = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
