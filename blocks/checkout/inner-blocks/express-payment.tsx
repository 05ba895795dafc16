import {
	LazyExpressPayment,
	loadExpressButtons,
	readExpressStyle,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';

/** Ways to pay without filling in the form, where there is something to pay. */
export const ExpressPayment = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const cartNeedsPayment = useStoreCart( ( cart ) => cart.cartNeedsPayment );
	return cartNeedsPayment ? (
		<LazyExpressPayment
			load={ loadExpressButtons }
			className={ className }
			context="checkout"
			style={ readExpressStyle( attributes ) }
		/>
	) : null;
};
