import type { BlockProps } from '@shopfront/bindings';

/** Ways to pay without filling in the form. */
export const ExpressPayment = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
