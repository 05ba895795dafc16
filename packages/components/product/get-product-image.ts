import type { ImageResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';

/** What there is to show of a product. */
export interface ProductImageInput {
	/** Without one, or with one that leads to no file, the placeholder stands in its place. */
	image?: ImageResponse;
	/** What the picture is said to be where it has no text of its own. */
	fallbackAlt?: string;
	/** The address of the shop's placeholder. */
	placeholderSrc?: string;
}

/** A picture as it is shown. */
export interface ProductImageData {
	/** `''` where there is neither picture nor placeholder. */
	src: string;
	/** `''` for a product without a name. */
	alt: string;
}

export const getProductImage = ( {
	image,
	fallbackAlt = '',
	placeholderSrc = '',
}: ProductImageInput ): ProductImageData => ( {
	src: image?.thumbnail || image?.src || placeholderSrc,
	alt: decodeEntities( image?.alt ?? '' ).trim() || fallbackAlt,
} );
