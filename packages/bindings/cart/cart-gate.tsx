import { ErrorPlaceholder } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useStoreCart } from './use-store-cart';

/** The code of a cart that could not be had (docs/contract/cart-and-checkout.md 8). */
const LOAD_ERROR = 'cart_api_error';

export interface CartGateProps {
	/** What stands here until the cart has come. */
	placeholder: ReactNode;
	/** What shows it. */
	children: ReactNode;
}

/**
 * Lets a block show the cart once it is known; one that could not be had can be asked for again. What is shown stays
 * while it is asked for: a form would lose what was typed into the fields of payment methods, and a placeholder in
 * between the focus of who tried again.
 */
export const CartGate = ( { placeholder, children }: CartGateProps ) => {
	const { isLoading, isEmpty, loadError } = useStoreCart(
		( { cartIsLoading, cartItems, cartErrors } ) => ( {
			isLoading: cartIsLoading,
			isEmpty: cartItems.length === 0,
			loadError: cartErrors.find( ( { code } ) => code === LOAD_ERROR ),
		} )
	);
	const { invalidateResolution } = useDispatch( cartStore );
	// Why it could not be had; `null` for a cart, and `undefined` until either is known.
	const [ failure, setFailure ] = useState< string | null >();
	const known = loadError && isEmpty ? loadError.message : null;
	if ( ! isLoading && failure !== known ) {
		setFailure( known );
	}
	if ( typeof failure === 'string' ) {
		// An empty cart would be a lie: nobody knows what is in it.
		return (
			<ErrorPlaceholder
				message={ failure }
				isRetrying={ isLoading }
				onRetry={ () => void invalidateResolution( 'getCartData', [] ) }
			/>
		);
	}
	return <>{ failure === null ? children : placeholder }</>;
};
