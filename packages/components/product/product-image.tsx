import { getProductImage, type ProductImageInput } from './get-product-image';

export interface ProductImageProps extends ProductImageInput {
	/** Width and height in CSS pixels. The space is reserved before the image loads, and without an image. */
	sizePx?: number;
}

/** The image of a product in a list, lazily loaded. */
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
