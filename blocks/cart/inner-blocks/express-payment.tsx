import {
	LazyExpressPayment,
	readExpressStyle,
	type BlockProps,
} from '@shopfront/bindings';

/** Express payment methods of the cart. Loads nothing unless a script registers one. */
export const ExpressPayment = ( {
	className,
	children,
	...attributes
}: BlockProps ) => (
	<LazyExpressPayment
		className={ className }
		context="cart"
		style={ readExpressStyle( attributes ) }
	/>
);
