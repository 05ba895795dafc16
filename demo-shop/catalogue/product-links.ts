import type { ShopContext } from '../context';
import { attributeKey, getProduct } from './repository';
import type { Product, Term } from './types';

const TERM_PATHS: Record< string, string > = {
	product_cat: 'product-category',
	product_tag: 'product-tag',
	product_brand: 'brand',
};

export const termUrl = ( context: ShopContext, term: Term ): string => {
	return `${ context.baseUrl }/${ TERM_PATHS[ term.taxonomy ] }/${
		term.slug
	}/`;
};

/** A variation's URL is its parent's page with the variation selected. */
export const permalink = ( context: ShopContext, product: Product ): string => {
	const parent =
		product.parentId > 0
			? getProduct( context.database, product.parentId )
			: null;
	const url = `${ context.baseUrl }/product/${ ( parent ?? product ).slug }/`;
	const choices = ( parent?.attributes ?? [] ).flatMap( ( attribute ) => {
		const key = attributeKey( attribute );
		const value = product.variationAttributes[ key ];
		return value
			? `attribute_${ key }=${ encodeURIComponent( value ) }`
			: [];
	} );
	return choices.length > 0 ? `${ url }?${ choices.join( '&' ) }` : url;
};

export const variationChoices = (
	parent: Product,
	variation: Product
): Array< { label: string; value: string } > => {
	return parent.attributes.flatMap( ( attribute ) => {
		const slug = variation.variationAttributes[ attributeKey( attribute ) ];
		const term = attribute.terms.find(
			( candidate ) => candidate.slug === slug
		);
		return term ? [ { label: attribute.name, value: term.name } ] : [];
	} );
};
