import { html } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import type { Product } from '../../catalogue/types';
import type { Markup } from '../layout';
import { plainName } from '../product-parts';
import { t } from '../../texts';

/** Nothing to choose for a product that is sold individually. */
export const quantityField = (
	product: Product,
	response: ProductResponse,
	field: { name: string; value: number }
): Markup => {
	const { name, value } = field;
	const { minimum, maximum, multiple_of: step } = response.add_to_cart;
	if ( response.sold_individually ) {
		return html`<input type="hidden" name="${ name }" value="1" />`;
	}
	const id = `quantity-${ product.id }`;
	return html`<div class="quantity">
		<label class="screen-reader-text" for="${ id }"
			>${ t( 'Quantity: %s', plainName( response ) ) }</label
		>
		<input
			class="input-text qty text"
			id="${ id }"
			type="number"
			inputmode="numeric"
			autocomplete="off"
			name="${ name }"
			value="${ value }"
			min="${ value === 0 ? 0 : minimum }"
			max="${ maximum }"
			step="${ step }"
		/>
	</div>`;
};
