import type { ImageResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';

export interface ProductImageProps {
	/** Without one, the placeholder stands in its place. */
	image?: ImageResponse;
	/** What the picture is said to be where it has no text of its own. */
	fallbackAlt?: string;
	/** The address of the shop's placeholder; without it the place is kept empty. */
	placeholderSrc?: string;
	/** Width and height in CSS pixels; the place is kept before the picture arrives. */
	sizePx?: number;
}

/** The picture of a product in a list, fetched when it comes near the window. */
export const ProductImage = ( {
	image,
	fallbackAlt = '',
	placeholderSrc,
	sizePx = 96,
}: ProductImageProps ) => {
	const src = image ? image.thumbnail || image.src : placeholderSrc;
	const alt = image?.alt ? decodeEntities( image.alt ) : fallbackAlt;
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
