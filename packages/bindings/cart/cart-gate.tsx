import { ErrorPlaceholder } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useSkeleton } from '../app/use-skeleton';
import { useStoreCart } from './use-store-cart';

/** The code of a cart that failed to load (docs/contract/cart-and-checkout.md 8). */
const LOAD_ERROR = 'cart_api_error';

export interface CartGateProps {
	placeholder: ReactNode;
	children: ReactNode;
}

/**
 * Renders a block once the cart is known, or an error with a retry button. Content stays mounted while the cart
 * reloads: a form would lose payment input, and a placeholder would remove the focus from the retry button.
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
	// `null` once a cart has loaded, `undefined` until we know.
	const [ failure, setFailure ] = useState< string | null >();
	const known = loadError && isEmpty ? loadError.message : null;
	if ( ! isLoading && failure !== known ) {
		setFailure( known );
	}
	const isSkeletonShown = useSkeleton( failure === undefined );
	if ( typeof failure === 'string' ) {
		// We don't know the cart's content, so we mustn't show it as empty.
		return (
			<ErrorPlaceholder
				message={ failure }
				isRetrying={ isLoading }
				onRetry={ () => void invalidateResolution( 'getCartData', [] ) }
			/>
		);
	}
	return <>{ isSkeletonShown ? placeholder : children }</>;
};
