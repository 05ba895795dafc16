import type { BlockProps } from '@shopfront/bindings';

/** The way back, and the button that places the order. */
export const Actions = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
