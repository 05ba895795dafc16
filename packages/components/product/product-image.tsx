import { getProductImage, type ProductImageInput } from './get-product-image';

export interface ProductImageProps extends ProductImageInput {
	/** Width and height in CSS pixels; the place is kept before the picture arrives, and where there is none. */
	sizePx?: number;
}

/** The picture of a product in a list, fetched when it comes near the window. */
export const ProductImage = ( {
	sizePx = 96,
	...source
}: ProductImageProps ) => {
	const { src, alt } = getProductImage( source );
	return src ? (
		<img
			src={ src }
			alt={ alt }
			width={ sizePx }
			height={ sizePx }
			loading="lazy"
			decoding="async"
		/>
	) : (
		<span
			className="sf-product-image-place"
			style={ { inlineSize: sizePx, blockSize: sizePx } }
		/>
	);
};
