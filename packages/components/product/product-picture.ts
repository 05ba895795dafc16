import type { ImageResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';

/** What there is to show of a product. */
export interface PictureSource {
	/** Without one, or with one that leads to no file, the placeholder stands in its place. */
	image?: ImageResponse;
	/** What the picture is said to be where it has no text of its own. */
	fallbackAlt?: string;
	/** The address of the shop's placeholder. */
	placeholderSrc?: string;
}

/** A picture as it is shown. */
export interface ProductPicture {
	/** `''` where there is neither picture nor placeholder. */
	src: string;
	/** `''` for a product without a name. */
	alt: string;
}

export const productPicture = ( {
	image,
	fallbackAlt = '',
	placeholderSrc = '',
}: PictureSource ): ProductPicture => ( {
	src: image?.thumbnail || image?.src || placeholderSrc,
	alt: decodeEntities( image?.alt ?? '' ).trim() || fallbackAlt,
} );
