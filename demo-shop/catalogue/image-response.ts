import type { ImageResponse } from '@shopfront/store-api';
import type { ShopContext } from '../context';
import { IMAGES } from './seed/images';
import type { ProductImage } from './types';

const FULL_WIDTH = 800;
const THUMBNAIL_WIDTH = 300;
const OTHER_WIDTHS = [ 150, 768, 600, 100 ];

/** `?w=` requests a width. */
export const PICTURES_PATH = '/pictures/';

/** Height by width: 1 for a square picture. */
export const aspectOf = ( file: string ): number => {
	const { width = FULL_WIDTH, height = FULL_WIDTH } =
		IMAGES.find( ( { name } ) => `${ name }.svg` === file ) ?? {};
	return height / width;
};

/** Full width by default. */
export const pictureUrl = (
	context: Pick< ShopContext, 'baseUrl' >,
	file: string,
	widthPx?: number
): string => {
	const url = context.baseUrl + PICTURES_PATH + file;
	return widthPx === undefined ? url : `${ url }?w=${ widthPx }`;
};

/** Full size, thumbnail, and widths for `srcset`. */
export const imageResponse = (
	context: Pick< ShopContext, 'baseUrl' >,
	image: ProductImage
): ImageResponse => {
	const src = pictureUrl( context, image.file );
	const candidate = ( widthPx: number ) =>
		`${ pictureUrl( context, image.file, widthPx ) } ${ widthPx }w`;
	const full = `${ src } ${ FULL_WIDTH }w`;
	const smaller = [ THUMBNAIL_WIDTH, ...OTHER_WIDTHS ].map( candidate );
	return {
		id: image.id,
		src,
		thumbnail: pictureUrl( context, image.file, THUMBNAIL_WIDTH ),
		srcset: [ full, ...smaller ].join( ', ' ),
		sizes: `(max-width: ${ FULL_WIDTH }px) 100vw, ${ FULL_WIDTH }px`,
		thumbnail_srcset: [ ...smaller, full ].join( ', ' ),
		thumbnail_sizes: `(max-width: ${ THUMBNAIL_WIDTH }px) 100vw, ${ THUMBNAIL_WIDTH }px`,
		name: image.name,
		alt: image.alt,
	};
};
