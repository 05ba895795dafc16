import { getProductImage, type ProductImageInput } from './get-product-image';

export interface ProductImageProps extends ProductImageInput {
	/** Width and height in CSS pixels. Reserves the space before the image loads, and without an image. */
	sizePx?: number;
}

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
