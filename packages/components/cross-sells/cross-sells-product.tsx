import type { Currency } from '@shopfront/money';
import type { ProductResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { CartLineImage } from '../cart-line/cart-line-image';
import { NoticeBanner } from '../notice-banner/notice-banner';
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
	/** Error message of the last attempt to add it; `''` for none. */
	errorMessage: string;
	onDismissError: () => void;
	/** Called when the shopper follows a link to the product. */
	onFollow?: () => void;
}

/**
 * A product that is recommended for the cart's content.
 *
 * Surface: `li.cross-sells-product`, `.wp-block-cart-cross-sells-product__product-image`, `__product-title`,
 * `.wc-block-components-product-image`, `.wc-block-components-product-title` (docs/contract/blocks.md 5).
 */
export const CrossSellsProduct = ( {
	product,
	siteCurrency,
	placeholderImageSrc,
	errorMessage,
	onDismissError,
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
		{ errorMessage && (
			<NoticeBanner
				status="error"
				spokenMessage={ errorMessage }
				onRemove={ onDismissError }
			>
				{ errorMessage }
			</NoticeBanner>
		) }
	</li>
);
