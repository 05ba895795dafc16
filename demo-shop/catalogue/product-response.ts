import type {
	ProductPrices,
	ProductResponse,
	TermReference,
} from '@shopfront/store-api';
import type { ShopContext } from '../context';
import { currencyFields } from '../money';
import { addToCartResponse } from './add-to-cart-response';
import { displayedPrice, type TaxDisplay } from './displayed-price';
import { safeHtml } from './html';
import { imageResponse } from './image-response';
import { getOffer, getPricedParts } from './offers';
import { priceHtml } from './price-html';
import { permalink, termUrl, variationChoices } from './product-links';
import { attributeKey, getProduct } from './repository';
import { getRating } from './reviews';
import { lowStockRemaining, stockAvailability } from './stock';
import { getTermsById } from './terms';
import type { Product } from './types';

const GRAMS_PER_POUND = 453.592;

const prices = (
	context: ShopContext,
	product: Product,
	taxDisplay: TaxDisplay
): ProductPrices => {
	const offer = getOffer( context.database, product );
	const shown = ( micros: bigint ) =>
		displayedPrice( context, product, micros, taxDisplay );
	return {
		price: shown( offer.current ),
		regular_price: shown( offer.regular ),
		sale_price: shown( offer.current ),
		price_range: offer.range && {
			min_amount: shown( offer.range.from ),
			max_amount: shown( offer.range.to ),
		},
		...currencyFields( context.options ),
	};
};

const termReferences = (
	context: ShopContext,
	ids: readonly number[]
): TermReference[] => {
	return getTermsById( context.database, ids ).map( ( term ) => ( {
		id: term.id,
		name: safeHtml( term.name ),
		slug: term.slug,
		link: termUrl( context, term ),
	} ) );
};

const attributes = ( product: Product ): ProductResponse[ 'attributes' ] => {
	return product.attributes.map( ( attribute ) => ( {
		id: attribute.attributeId,
		name: attribute.name,
		taxonomy: attribute.taxonomy,
		has_variations: attribute.hasVariations,
		terms: attribute.terms.map( ( { id, name, slug, isDefault } ) => ( {
			id,
			name,
			slug,
			...( isDefault ? { default: true } : {} ),
		} ) ),
	} ) );
};

const variations = (
	context: ShopContext,
	product: Product
): ProductResponse[ 'variations' ] => {
	if ( product.type !== 'variable' ) {
		return [];
	}
	return getPricedParts( context.database, product ).map( ( variation ) => ( {
		id: variation.id,
		attributes: product.attributes
			.filter( ( { hasVariations } ) => hasVariations )
			.map( ( attribute ) => ( {
				name: attribute.name,
				value:
					variation.variationAttributes[
						attributeKey( attribute )
					] || null,
			} ) ),
	} ) );
};

const variationText = ( context: ShopContext, product: Product ): string => {
	const parent = getProduct( context.database, product.parentId );
	const choices = parent ? variationChoices( parent, product ) : [];
	return choices
		.map( ( { label, value } ) => `${ label }: ${ value }` )
		.join( ', ' );
};

const measures = ( product: Product ) => {
	const { length, width, height } = product.dimensions;
	const weight =
		product.weightGrams === null
			? ''
			: String(
					Number(
						( product.weightGrams / GRAMS_PER_POUND ).toFixed( 4 )
					)
				);
	const sides = [ length, width, height ].filter( ( side ) => side !== '' );
	return {
		weight,
		dimensions: { length, width, height },
		formatted_weight: weight ? `${ weight } lbs` : 'N/A',
		formatted_dimensions:
			sides.length > 0 ? `${ sides.join( ' &times; ' ) } in` : 'N/A',
	};
};

/** See docs/contract/store-api.md 5, and the recorded shop where it has no rule. Has no links. */
export const productResponse = (
	context: ShopContext,
	product: Product,
	taxDisplay: TaxDisplay = context.options.taxDisplayShop
): ProductResponse => {
	const productPrices = prices( context, product, taxDisplay );
	const rating = getRating( context.database, product.id );
	const isGrouped = product.type === 'grouped';
	return {
		id: product.id,
		name: safeHtml( product.name ),
		slug: product.slug,
		parent: product.parentId,
		type: product.type,
		variation: variationText( context, product ),
		permalink: permalink( context, product ),
		sku: product.sku,
		short_description: safeHtml( product.shortDescription ),
		description: safeHtml( product.description ),
		on_sale: getOffer( context.database, product ).isOnSale,
		prices: productPrices,
		price_html: priceHtml( productPrices, context.options ),
		average_rating: rating.average,
		review_count: rating.count,
		images: product.images.map( ( image ) =>
			imageResponse( context, image )
		),
		categories: termReferences( context, product.categoryIds ),
		tags: termReferences( context, product.tagIds ),
		brands: termReferences( context, product.brandIds ),
		attributes: attributes( product ),
		variations: variations( context, product ),
		grouped_products: product.groupedIds,
		has_options: product.type === 'variable',
		is_purchasable:
			! isGrouped &&
			( product.type === 'variable' || product.regularPrice !== null ),
		is_in_stock: product.stockStatus !== 'outofstock',
		is_on_backorder: product.stockStatus === 'onbackorder',
		low_stock_remaining: lowStockRemaining( product ),
		stock_availability: stockAvailability( product ),
		sold_individually: product.isSoldIndividually,
		...measures( product ),
		add_to_cart: addToCartResponse( context, product ),
		is_password_protected: false,
		extensions: {},
	};
};
