import type { BlockProps } from '@shopfront/bindings';

export const Totals = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
