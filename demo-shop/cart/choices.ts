import type { VariationAttribute } from '@shopfront/store-api';
import { ApiError } from '../api-error';
import { attributeKey } from '../catalogue/repository';
import type { Product, ProductAttribute } from '../catalogue/types';
import type { StoredChoice } from '../session-data';

/** Names may be labels, taxonomies or form field names. */
export type SentAttribute = Pick< VariationAttribute, 'attribute' | 'value' >;

const plain = ( text: string ) =>
	text
		.trim()
		.toLowerCase()
		.replace( /^attribute_/, '' );

const valueSentFor = (
	attribute: ProductAttribute,
	sent: readonly SentAttribute[]
): string => {
	const names = [ plain( attribute.name ), attributeKey( attribute ) ];
	return (
		sent.find( ( one ) => names.includes( plain( one.attribute ) ) )
			?.value ?? ''
	);
};

/**
 * A line's choices: the variation's own values, and the sent values of its open attributes.
 *
 * @throws {ApiError} 400. `woocommerce_rest_missing_variation_data` for an open attribute without a value;
 * `woocommerce_rest_invalid_variation_data` for a value that contradicts the variation or isn't one of the attribute's.
 */
export const choicesOf = (
	variation: Product,
	parent: Product,
	sent: readonly SentAttribute[]
): StoredChoice[] => {
	const missing: string[] = [];
	const choices = parent.attributes
		.filter( ( { hasVariations } ) => hasVariations )
		.flatMap( ( attribute ): StoredChoice[] => {
			const key = attributeKey( attribute );
			const fixed = variation.variationAttributes[ key ] ?? '';
			const value = valueSentFor( attribute, sent );
			if ( fixed === '' && value === '' ) {
				missing.push( attribute.name );
				return [];
			}
			const term = attribute.terms.find( ( { slug, name } ) =>
				[ plain( slug ), plain( name ) ].includes(
					plain( value || fixed )
				)
			);
			if ( ! term || ( fixed !== '' && term.slug !== fixed ) ) {
				throw new ApiError(
					'woocommerce_rest_invalid_variation_data',
					`Invalid value posted for ${ attribute.name }. Allowed values: ${ attribute.terms
						.map( ( { slug } ) => slug )
						.join( ', ' ) }`,
					400
				);
			}
			return [
				{
					name: `attribute_${ key }`,
					label: attribute.name,
					value: term.slug,
					text: term.name,
				},
			];
		} );
	if ( missing.length > 0 ) {
		throw new ApiError(
			'woocommerce_rest_missing_variation_data',
			`Missing variation data for variable product. ${ missing.join( ', ' ) } is a required field`,
			400
		);
	}
	return choices.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
};
