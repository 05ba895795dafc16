import type { ImageResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';

export interface ProductImageInput {
	/** Without an image, or if its URL is empty, the placeholder is used. */
	image?: ImageResponse;
	fallbackAlt?: string;
	placeholderSrc?: string;
}

export interface ProductImageData {
	/** `''` if there is neither image nor placeholder. */
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
