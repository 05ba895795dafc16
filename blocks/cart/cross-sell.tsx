import { removal, useAddToCart, useBlockApp } from '@shopfront/bindings';
import { doStoreAction } from '@shopfront/events';
import { CrossSellsProduct, TextNotice } from '@shopfront/components';
import type { ProductResponse } from '@shopfront/store-api';
import { memo } from '@wordpress/element';
import type { RefObject } from 'react';

export interface CrossSellProps {
	product: ProductResponse;
	list: RefObject< HTMLElement >;
	index: number;
}

export const CrossSell = memo( ( { product, list, index }: CrossSellProps ) => {
	const { host, settings } = useBlockApp();
	const { siteCurrency, placeholderImgSrc } = settings;
	const { isAdding, quantityInCart, errorMessage, addToCart, clearError } =
		useAddToCart( product );
	const add = async () => {
		const adding = addToCart();
		const code = await removal.fetch();
		const restoreFocus =
			list.current &&
			code?.keepFocusAfterAdding( host, list.current, index );
		if ( await adding ) {
			restoreFocus?.();
		}
	};
	return (
		<CrossSellsProduct
			product={ product }
			siteCurrency={ siteCurrency }
			placeholderImageSrc={ placeholderImgSrc }
			quantityInCart={ quantityInCart }
			isAdding={ isAdding }
			error={
				errorMessage && (
					<TextNotice
						status="error"
						message={ errorMessage }
						onRemove={ clearError }
					/>
				)
			}
			onAdd={ () => void add() }
			onFollow={ () => doStoreAction( 'product-view-link', { product } ) }
		/>
	);
} );
