import { isSafeUrl } from '@shopfront/text';
import { memo } from '@wordpress/element';
import { ProductImage, type ProductImageProps } from '../product/product-image';
import { getProductImage } from '../product/get-product-image';

export interface CartLineImageProps extends ProductImageProps {
	/** `''` for a product without a page. */
	permalink: string;
}

/**
 * The image of a line, which links to the product for pointers only: keyboard users have the link of the name. Not a
 * link if there is no image or no alt text, because nothing would name it. Memoized, so that quantity changes don't
 * render it.
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
