import type { Currency } from '@shopfront/money';
import type { ProductResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import type { ReactNode } from 'react';
import { CartLineImage } from '../cart-line/cart-line-image';
import { ProductName } from '../product/product-name';
import { ProductButton, type ProductButtonProps } from './product-button';
import { ProductPriceRange } from './product-price-range';
import { ProductRating } from './product-rating';

const BLOCK = 'wp-block-cart-cross-sells-product';

/** Intrinsic image size in CSS pixels, before layout. The image is as wide as its column. */
const IMAGE_SIZE_PX = 300;

export interface CrossSellsProductProps extends ProductButtonProps {
	product: ProductResponse;
	/** Currency of a product without one. */
	siteCurrency: Currency;
	placeholderImageSrc?: string;
	/** A notice if the last attempt to add the product failed. */
	error?: ReactNode;
	onFollow?: () => void;
}

/**
 * Recommends a product for the cart's content.
 *
 * Surface: `li.cross-sells-product`, `.wp-block-cart-cross-sells-product__product-image`, `__product-title`,
 * `.wc-block-components-product-image`, `.wc-block-components-product-title` (docs/contract/blocks.md 5).
 */
export const CrossSellsProduct = ( {
	product,
	siteCurrency,
	placeholderImageSrc,
	error,
	onFollow,
	...button
}: CrossSellsProductProps ) => (
	<li
		className="cross-sells-product"
		onClickCapture={ ( { target } ) => {
			if ( target instanceof Element && target.closest( 'a' ) ) {
				onFollow?.();
			}
		} }
	>
		<div
			className={ `${ BLOCK }__product-image wc-block-components-product-image` }
		>
			<CartLineImage
				permalink={ product.permalink }
				image={ product.images[ 0 ] }
				fallbackAlt={ htmlToText( product.name ) }
				placeholderSrc={ placeholderImageSrc }
				sizePx={ IMAGE_SIZE_PX }
			/>
		</div>
		<div className={ `${ BLOCK }__product-title` }>
			<ProductName
				className="wc-block-components-product-title"
				name={ product.name }
				permalink={ product.permalink }
			/>
		</div>
		<ProductRating
			rating={ product.average_rating }
			count={ product.review_count }
		/>
		<ProductPriceRange
			prices={ product.prices }
			siteCurrency={ siteCurrency }
		/>
		<ProductButton product={ product } { ...button } />
		{ error }
	</li>
);
