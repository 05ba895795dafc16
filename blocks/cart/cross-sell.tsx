import { useAddToCart, useBlockApp } from '@shopfront/bindings';
import { doStoreAction } from '@shopfront/events';
import { CrossSellsProduct } from '@shopfront/components';
import type { ProductResponse } from '@shopfront/store-api';
import { memo } from '@wordpress/element';

export interface CrossSellProps {
	product: ProductResponse;
	/** Called when the shopper wants it, before it is in the cart. */
	onAdd: ( productId: number ) => void;
}

/** One product that goes with the cart, and the way into it. */
export const CrossSell = memo( ( { product, onAdd }: CrossSellProps ) => {
	const { siteCurrency, placeholderImgSrc } = useBlockApp().settings;
	const { isAdding, quantityInCart, errorMessage, addToCart, clearError } =
		useAddToCart( product );
	return (
		<CrossSellsProduct
			product={ product }
			siteCurrency={ siteCurrency }
			placeholderImageSrc={ placeholderImgSrc }
			quantityInCart={ quantityInCart }
			isAdding={ isAdding }
			errorMessage={ errorMessage }
			onAdd={ () => {
				onAdd( product.id );
				addToCart();
			} }
			onDismissError={ clearError }
			onFollow={ () => doStoreAction( 'product-view-link', { product } ) }
		/>
	);
} );
