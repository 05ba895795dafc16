import type { VariationAttribute } from '@shopfront/store-api';
import { ApiError } from '../api-error';
import { attributeKey } from '../catalogue/repository';
import type { Product, ProductAttribute } from '../catalogue/types';
import type { StoredChoice } from '../session-data';

/** An attribute in a request; names may be labels, taxonomies or form field names. */
export type SentAttribute = Pick< VariationAttribute, 'attribute' | 'value' >;

const plain = ( text: string ) =>
	text
		.trim()
		.toLowerCase()
		.replace( /^attribute_/, '' );

function valueSentFor(
	attribute: ProductAttribute,
	sent: readonly SentAttribute[]
): string {
	const names = [ plain( attribute.name ), attributeKey( attribute ) ];
	return (
		sent.find( ( one ) => names.includes( plain( one.attribute ) ) )
			?.value ?? ''
	);
}

/**
 * Returns the choices of a line: the variation's own values, and the sent values of the attributes that it leaves open.
 *
 * @throws {ApiError} `woocommerce_rest_missing_variation_data` when an open attribute has no value,
 *                    `woocommerce_rest_invalid_variation_data` when a value contradicts the variation or is not one
 *                    of the attribute's; 400.
 */
export function choicesOf(
	variation: Product,
	parent: Product,
	sent: readonly SentAttribute[]
): StoredChoice[] {
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
}
