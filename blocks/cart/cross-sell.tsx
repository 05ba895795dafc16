import { useAddToCart, useBlockApp } from '@shopfront/bindings';
import { doStoreAction } from '@shopfront/events';
import { CrossSellsProduct } from '@shopfront/components';
import type { ProductResponse } from '@shopfront/store-api';
import { memo } from '@wordpress/element';

export interface CrossSellProps {
	product: ProductResponse;
	/** Called before the product is added to the cart. */
	onAdd: ( productId: number ) => void;
}

/** A cross-sell product with its add-to-cart button. */
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
