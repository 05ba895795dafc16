import {
	LazyExpressPayment,
	expressOfCheckout,
	readExpressStyle,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import { paymentStore } from '@shopfront/data/payment';
import { useSelect } from '@wordpress/data';

/** True once all methods have responded and none is available. */
const useHasNone = (): boolean =>
	useSelect( ( select ) => {
		const payment = select( paymentStore );
		return (
			payment.expressPaymentMethodsInitialized() &&
			Object.keys( payment.getAvailableExpressPaymentMethods() )
				.length === 0
		);
	}, [] );

/** Renders nothing if there is nothing to pay. */
export const ExpressPayment = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const cartNeedsPayment = useStoreCart( ( cart ) => cart.cartNeedsPayment );
	const hasNone = useHasNone();
	return (
		<LazyExpressPayment
			express={ expressOfCheckout }
			className={ className }
			context="checkout"
			isOffered={ cartNeedsPayment && ! hasNone }
			style={ readExpressStyle( attributes ) }
		/>
	);
};
