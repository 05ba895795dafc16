import {
	BlockErrorBoundary,
	StoreNotices,
	SummaryProvider,
	useBlockApp,
	useStoreCart,
} from '@shopfront/bindings';
import { ErrorPlaceholder } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { readCartAttributes } from './attributes';
import { CartAttributesContext } from './cart-attributes-context';
import { CartSkeleton } from './cart-skeleton';
import { useFocusAfterRetry } from './use-focus-after-retry';

export interface CartRootProps {
	/** The container's own attributes, as strings. */
	dataset: Readonly< Record< string, unknown > >;
	children: ReactNode;
}

/** The code of a cart that could not be had (specification 8). */
const LOAD_ERROR = 'cart_api_error';

const Content = ( { children }: { children: ReactNode } ) => {
	const { cartIsLoading, cartItems, cartErrors } = useStoreCart();
	const { invalidateResolution } = useDispatch( cartStore );
	const loadError = cartErrors.find( ( { code } ) => code === LOAD_ERROR );
	const hasFailed = loadError !== undefined && cartItems.length === 0;
	const onRetry = useFocusAfterRetry( hasFailed );
	if ( hasFailed ) {
		// An empty cart would be a lie: nobody knows what is in it.
		return (
			<ErrorPlaceholder
				message={ loadError.message }
				isRetrying={ cartIsLoading }
				onRetry={ () => {
					onRetry();
					void invalidateResolution( 'getCartData', [] );
				} }
			/>
		);
	}
	return cartIsLoading ? <CartSkeleton /> : <>{ children }</>;
};

/** What stands around the inner blocks of a cart: its attributes, its notices, and what is shown until it has come. */
export const CartRoot = ( { dataset, children }: CartRootProps ) => {
	const { settings } = useBlockApp();
	const attributes = useMemo(
		() => readCartAttributes( dataset, settings ),
		[ dataset, settings ]
	);
	const { showRateAfterTaxName } = attributes;
	const summary = useMemo(
		() => ( { noticeContext: NOTICE_CONTEXTS.CART, showRateAfterTaxName } ),
		[ showRateAfterTaxName ]
	);
	return (
		<CartAttributesContext.Provider value={ attributes }>
			<BlockErrorBoundary blockName={ NOTICE_CONTEXTS.CART }>
				<StoreNotices context={ NOTICE_CONTEXTS.CART } />
			</BlockErrorBoundary>
			<SummaryProvider value={ summary }>
				<Content>{ children }</Content>
			</SummaryProvider>
		</CartAttributesContext.Provider>
	);
};
