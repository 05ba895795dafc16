import {
	LazyExpressPayment,
	readExpressStyle,
	type BlockProps,
} from '@shopfront/bindings';

/** Ways to pay from the cart, where there are any; nothing of it is fetched unless a script registers one. */
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
