import { html } from 'hono/html';
import type { ImageResponse } from '@shopfront/store-api';

const SIZE = 300;

export const productThumbnail = ( image: ImageResponse | undefined ) =>
	image
		? html`<img
				width="${ SIZE }"
				height="${ SIZE }"
				src="${ image.thumbnail }"
				class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail"
				alt="${ image.alt }"
				decoding="async"
				loading="lazy"
				srcset="${ image.thumbnail_srcset }"
				sizes="auto, ${ image.thumbnail_sizes }"
			/>`
		: '';
