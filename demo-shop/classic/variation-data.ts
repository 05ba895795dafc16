import type { ProductResponse } from '@shopfront/store-api';
import { pictureUrl } from '../catalogue/image-response';
import { classicPriceHtml } from '../catalogue/price-html';
import { productResponse } from '../catalogue/product-response';
import { getOffer } from '../catalogue/offers';
import { getVariations } from '../catalogue/repository';
import type { Product, ProductImage } from '../catalogue/types';
import type { ShopContext } from '../context';

/** With more variations, the page lists none and the form asks for the chosen one. */
const LISTED_VARIATIONS = 30;

const FULL_WIDTH = 800;
const SINGLE_WIDTH = 600;
const THUMBNAIL_WIDTH = 300;

/** The width of a product's thumbnails: the form goes to the slide with the same thumbnail. */
export const GALLERY_THUMBNAIL_WIDTH = 150;

/** A variation without an image shows its product's. */
const imageData = ( shop: ShopContext, image: ProductImage | undefined ) => {
	const url = ( widthPx?: number ) =>
		image ? pictureUrl( shop, image.file, widthPx ) : '';
	const size = ( widthPx: number ) => ( image ? widthPx : '' );
	return {
		title: image?.name ?? '',
		caption: '',
		url: url(),
		alt: image?.alt ?? '',
		src: url( SINGLE_WIDTH ),
		srcset:
			image !== undefined &&
			[ SINGLE_WIDTH, THUMBNAIL_WIDTH, GALLERY_THUMBNAIL_WIDTH ]
				.map( ( widthPx ) => `${ url( widthPx ) } ${ widthPx }w` )
				.concat( `${ url() } ${ FULL_WIDTH }w` )
				.join( ', ' ),
		sizes:
			image !== undefined &&
			`(max-width: ${ SINGLE_WIDTH }px) 100vw, ${ SINGLE_WIDTH }px`,
		full_src: url(),
		full_src_w: size( FULL_WIDTH ),
		full_src_h: size( FULL_WIDTH ),
		gallery_thumbnail_src: url( GALLERY_THUMBNAIL_WIDTH ),
		gallery_thumbnail_src_w: size( GALLERY_THUMBNAIL_WIDTH ),
		gallery_thumbnail_src_h: size( GALLERY_THUMBNAIL_WIDTH ),
		thumb_src: url( THUMBNAIL_WIDTH ),
		thumb_src_w: size( THUMBNAIL_WIDTH ),
		thumb_src_h: size( THUMBNAIL_WIDTH ),
		src_w: size( SINGLE_WIDTH ),
		src_h: size( SINGLE_WIDTH ),
	};
};

const availabilityHtml = ( {
	stock_availability: availability,
}: ProductResponse ): string =>
	availability?.text
		? `<p class="stock ${ availability.class }">${ availability.text }</p>\n`
		: '';

/** The most that you can buy; `''` without a limit. */
const maximum = ( { managesStock, backorders }: Product, most: number ) =>
	managesStock && backorders === 'no' ? most : '';

const hasOnePrice = ( shop: ShopContext, parent: Product ): boolean => {
	const { range } = getOffer( shop.database, parent );
	return (
		range === null &&
		new Set(
			getVariations( shop.database, parent.id ).map(
				( { regularPrice } ) => regularPrice
			)
		).size === 1
	);
};

/** For classic forms (docs/contract/product-pages.md 3). */
export const variationData = (
	shop: ShopContext,
	parent: Product,
	variation: Product
) => {
	const response = productResponse( shop, {
		...variation,
		weightGrams: variation.weightGrams ?? parent.weightGrams,
	} );
	const { prices, add_to_cart: limits } = response;
	const amount = ( minor: string ) =>
		Number( minor ) / 10 ** prices.currency_minor_unit;
	const image = variation.images[ 0 ] ?? parent.images[ 0 ];
	return {
		attributes: Object.fromEntries(
			Object.entries( variation.variationAttributes ).map(
				( [ name, value ] ) => [ `attribute_${ name }`, value ]
			)
		),
		availability_html: availabilityHtml( response ),
		backorders_allowed: variation.backorders !== 'no',
		dimensions: variation.dimensions,
		dimensions_html: response.formatted_dimensions,
		display_price: amount( prices.price ),
		display_regular_price: amount( prices.regular_price ),
		gallery_image_ids: [],
		gallery_images_html: '',
		image: imageData( shop, image ),
		image_id: image?.id ?? 0,
		is_downloadable: variation.isDownloadable,
		is_in_stock: response.is_in_stock,
		is_purchasable: response.is_purchasable,
		is_sold_individually: variation.isSoldIndividually ? 'yes' : 'no',
		is_virtual: variation.isVirtual,
		max_qty: maximum( variation, limits.maximum ),
		min_qty: limits.minimum,
		price_html: hasOnePrice( shop, parent )
			? ''
			: `<span class="price">${ classicPriceHtml( prices, shop.options ) }</span>`,
		sku: variation.sku,
		variation_description: variation.description
			? `${ response.description }\n`
			: '',
		variation_id: variation.id,
		variation_is_active: true,
		variation_is_visible: true,
		weight: response.weight,
		weight_html: response.formatted_weight,
	};
};

/** `false` if there are too many. */
export const listVariations = ( shop: ShopContext, parent: Product ) => {
	const variations = getVariations( shop.database, parent.id );
	return (
		variations.length <= LISTED_VARIATIONS &&
		variations.map( ( variation ) =>
			variationData( shop, parent, variation )
		)
	);
};
