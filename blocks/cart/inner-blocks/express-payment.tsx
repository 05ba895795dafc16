import {
	LazyExpressPayment,
	readExpressStyle,
	type BlockProps,
} from '@shopfront/bindings';

/** Loads nothing unless a script registers an express payment method. */
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
