import { isSafeUrl } from '@shopfront/text';
import { memo } from '@wordpress/element';
import { ProductImage, type ProductImageProps } from '../product/product-image';
import { getProductImage } from '../product/get-product-image';

export interface CartLineImageProps extends ProductImageProps {
	/** `''` for a product without a page. */
	permalink: string;
}

/**
 * The image links to the product for pointers only: keyboard users have the name's link. Without an image or alt text
 * nothing would name the link, so there is none. Memoized, so quantity changes don't render it.
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
