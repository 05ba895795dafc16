import { isSafeUrl } from '@shopfront/text';
import { memo } from '@wordpress/element';
import { ProductImage, type ProductImageProps } from '../product/product-image';
import { getProductImage } from '../product/get-product-image';

export interface CartLineImageProps extends ProductImageProps {
	/** `''` for a product without a page. */
	permalink: string;
}

/**
 * The picture of a line as a second way to its product, for the pointer: with the keyboard the name beside it leads
 * there, and once is enough. Without a picture, or without words for it, there is nothing that would name the link.
 * It stays as it is when the quantity of the line changes.
 */
export const CartLineImage = memo( function ShownCartLineImage( {
	permalink,
	...image
}: CartLineImageProps ) {
	const { src, alt } = getProductImage( image );
	const isLink = src && alt && permalink && isSafeUrl( permalink );
	return isLink ? (
		<a href={ permalink } tabIndex={ -1 }>
			<ProductImage { ...image } />
		</a>
	) : (
		<ProductImage { ...image } />
	);
} );
