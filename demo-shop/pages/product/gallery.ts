import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { aspectOf, pictureUrl } from '../../catalogue/image-response';
import { GALLERY_THUMBNAIL_WIDTH } from '../../classic/variation-data';
import type { ShopContext } from '../../context';
import { t } from '../../texts';
import type { Markup } from '../layout';
import { PLACEHOLDER, plainName, saleBadge } from '../product-parts';

const WIDTH_PX = 800;

const LARGE_PX = 1600;

/** Widths of the pictures in the gallery, px. */
const GALLERY_SIZES = '(min-width: 48rem) 560px, 100vw';

const COLUMNS = 4;

const MAGNIFIER = raw(
	'<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="10" cy="10" r="6"/><path d="m15 15 5 5"/></svg>'
);

const fileOf = ( url: string ): string =>
	decodeURIComponent( new URL( url ).pathname.split( '/' ).at( -1 ) ?? '' );

/**
 * The platform's markup (docs/contract/product-pages.md 5). Without JavaScript, the first picture shows. Each picture
 * links to its large version, as does the full-screen link.
 */
export const productGallery = (
	shop: ShopContext,
	product: ProductResponse
): Markup => {
	const { images } = product;
	if ( images.length === 0 ) {
		return html`<div
			class="woocommerce-product-gallery images product__picture"
		>
			<div class="woocommerce-product-gallery__wrapper">
				<div class="woocommerce-product-gallery__image--placeholder">
					<img
						class="wp-post-image"
						src="${ PLACEHOLDER }"
						alt=""
						width="800"
						height="800"
					/>
				</div>
			</div>
			${ saleBadge( product ) }
		</div>`;
	}
	const slide = ( image: ( typeof images )[ number ], index: number ) => {
		const file = fileOf( image.src );
		const heightOf = ( widthPx: number ) =>
			Math.round( widthPx * aspectOf( file ) );
		const large = pictureUrl( shop, file, LARGE_PX );
		// The link's accessible name, too.
		const alt = image.alt || plainName( product );
		return html`<div
			class="woocommerce-product-gallery__image"
			data-thumb="${ pictureUrl( shop, file, GALLERY_THUMBNAIL_WIDTH ) }"
			data-thumb-alt="${ alt }"
		>
			<a href="${ large }"
				><img
					class="${ index === 0 ? 'wp-post-image' : '' }"
					src="${ image.src }"
					srcset="${ image.srcset }"
					sizes="${ GALLERY_SIZES }"
					alt="${ alt }"
					width="${ WIDTH_PX }"
					height="${ heightOf( WIDTH_PX ) }"
					${ raw( index === 0 ? 'fetchpriority="high"' : 'loading="lazy"' ) }
					decoding="async"
					data-caption="${ alt }"
					data-src="${ large }"
					data-large_image="${ large }"
					data-large_image_width="${ LARGE_PX }"
					data-large_image_height="${ heightOf( LARGE_PX ) }"
			/></a>
		</div>`;
	};
	const [ first ] = images;
	return html`<div
		class="woocommerce-product-gallery images product__picture"
		data-columns="${ COLUMNS }"
		data-rows="${ images.length > 1 ? Math.ceil( images.length / COLUMNS ) : 0 }"
	>
		<a
			href="${ pictureUrl( shop, fileOf( first?.src ?? '' ), LARGE_PX ) }"
			class="woocommerce-product-gallery__trigger"
			role="button"
			aria-haspopup="dialog"
			aria-label="${ t( 'View full-screen image gallery' ) }"
			><span aria-hidden="true">${ MAGNIFIER }</span></a
		>
		<div class="woocommerce-product-gallery__wrapper">
			${ images.map( slide ) }
		</div>
		${ saleBadge( product ) }
	</div>`;
};
