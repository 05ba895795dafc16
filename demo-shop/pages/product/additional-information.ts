import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import type { Markup } from '../layout';
import { t } from '../../texts';

/** Weight, dimensions and attributes; `null` without any. */
export const additionalInformation = (
	product: ProductResponse
): Markup | null => {
	const { dimensions } = product;
	const hasSize = Boolean(
		dimensions &&
		( dimensions.length || dimensions.width || dimensions.height )
	);
	const rows: Array< { key: string; label: string; value: unknown } > = [
		...( product.weight
			? [
					{
						key: 'weight',
						label: t( 'Weight' ),
						value: product.formatted_weight,
					},
				]
			: [] ),
		...( hasSize
			? [
					{
						key: 'dimensions',
						label: t( 'Dimensions' ),
						value: raw( product.formatted_dimensions ?? '' ),
					},
				]
			: [] ),
		...product.attributes.map( ( { name, taxonomy, terms } ) => ( {
			key: `attribute_${ taxonomy ?? name.toLowerCase() }`,
			label: name,
			value: html`<p>
				${ terms.map( ( term ) => term.name ).join( ', ' ) }
			</p>`,
		} ) ),
	];
	if ( rows.length === 0 ) {
		return null;
	}
	const row = 'woocommerce-product-attributes-item';
	return html`<h2>${ t( 'Additional information' ) }</h2>
		<table
			class="woocommerce-product-attributes shop_attributes"
			aria-label="${ t( 'Product Details' ) }"
		>
			<tbody>
				${ rows.map(
					( { key, label, value } ) =>
						html`<tr class="${ row } ${ row }--${ key }">
							<th class="${ row }__label" scope="row">
								${ label }
							</th>
							<td class="${ row }__value">${ value }</td>
						</tr>`
				) }
			</tbody>
		</table>`;
};
