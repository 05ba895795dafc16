import { ErrorPlaceholder } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { useDispatch } from '@wordpress/data';
import type { ReactNode } from 'react';
import { useFocusAfterRetry } from './use-focus-after-retry';
import { useStoreCart } from './use-store-cart';

/** The code of a cart that could not be had (specification 8). */
const LOAD_ERROR = 'cart_api_error';

export interface CartGateProps {
	/** What stands here until the cart has come. */
	placeholder: ReactNode;
	/** What shows it. */
	children: ReactNode;
}

/** Lets a block show the cart once it is known; one that could not be had can be asked for again. */
export const CartGate = ( { placeholder, children }: CartGateProps ) => {
	const { isLoading, isEmpty, loadError } = useStoreCart(
		( { cartIsLoading, cartItems, cartErrors } ) => ( {
			isLoading: cartIsLoading,
			isEmpty: cartItems.length === 0,
			loadError: cartErrors.find( ( { code } ) => code === LOAD_ERROR ),
		} )
	);
	const { invalidateResolution } = useDispatch( cartStore );
	const hasFailed = loadError !== undefined && isEmpty;
	const onRetry = useFocusAfterRetry( hasFailed );
	if ( hasFailed ) {
		// An empty cart would be a lie: nobody knows what is in it.
		return (
			<ErrorPlaceholder
				message={ loadError.message }
				isRetrying={ isLoading }
				onRetry={ () => {
					onRetry();
					void invalidateResolution( 'getCartData', [] );
				} }
			/>
		);
	}
	return <>{ isLoading ? placeholder : children }</>;
};
