import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { productResponse } from '../catalogue/product-response';
import {
	attributeKey,
	getProducts,
	getVariations,
} from '../catalogue/repository';
import type { Product, ProductAttribute } from '../catalogue/types';
import type { ShopContext } from '../context';
import type { Markup } from './layout';
import { addFormData, plainName, price, stockLine } from './product-parts';
import { t } from '../texts';

function quantityField(
	product: Product,
	response: ProductResponse,
	{ name, value }: { name: string; value: number }
): Markup {
	const { minimum, maximum, multiple_of: step } = response.add_to_cart;
	if ( response.sold_individually ) {
		return html`<input type="hidden" name="${ name }" value="1" />`;
	}
	const id = `quantity-${ product.id }`;
	return html`<label class="screen-reader-text" for="${ id }"
			>${ t( 'Quantity: %s', plainName( response ) ) }</label
		>
		<input
			class="quantity"
			id="${ id }"
			type="number"
			inputmode="numeric"
			name="${ name }"
			value="${ value }"
			min="${ value === 0 ? 0 : minimum }"
			max="${ maximum }"
			step="${ step }"
		/>`;
}

function attributeSelect(
	attribute: ProductAttribute,
	chosen: string
): Markup {
	const name = `attribute_${ attributeKey( attribute ) }`;
	return html`<div class="field">
		<label for="${ name }">${ attribute.name }</label>
		<select id="${ name }" name="${ name }" required>
			<option value="">${ t( 'Choose an option' ) }</option>
			${ attribute.terms.map(
				( term ) =>
					html`<option
						value="${ term.slug }"
						${ term.slug === chosen ? raw( 'selected' ) : '' }
					>
						${ term.name }
					</option>`
			) }
		</select>
	</div>`;
}

const outOfStock = (): Markup =>
	html`<p class="stock out-of-stock">
		${ t( 'This product is currently out of stock and unavailable.' ) }
	</p>`;

const message = html`<p class="form-message" data-sf-message></p>`;

function variationPrices( shop: ShopContext, product: Product ): Markup {
	const rows = getVariations( shop.database, product.id ).map(
		( variation ) => productResponse( shop, variation )
	);
	return html`<details class="variations">
		<summary>${ t( 'All choices and their prices' ) }</summary>
		<ul>
			${ rows.map(
				( row ) =>
					html`<li>
						<span>${ row.variation || t( 'Any' ) }</span>
						<span>${ raw( row.price_html ) }</span>
						<span
							>${ row.is_in_stock ? '' : t( 'Out of stock' ) }</span
						>
					</li>`
			) }
		</ul>
	</details>`;
}

/** Returns the prices of variations by their attributes, for the script; `''` stands for any value. */
const variationData = ( shop: ShopContext, product: Product ): string =>
	JSON.stringify(
		getVariations( shop.database, product.id ).map( ( variation ) => ( {
			attributes: Object.fromEntries(
				Object.entries( variation.variationAttributes ).map(
					( [ name, value ] ) => [ `attribute_${ name }`, value ]
				)
			),
			price: productResponse( shop, variation ).price_html,
		} ) )
	);

/** The price of the chosen variation; its height is reserved. */
const VARIATION_PRICE = html`<p
	class="price add-form__price"
	role="status"
	data-sf-variation-price
></p>`;

function groupedForm(
	shop: ShopContext,
	product: Product,
	back: string
): Markup {
	const members = getProducts( shop.database, product.groupedIds );
	return html`<form class="add-form" method="post" action="/cart/add">
		<input type="hidden" name="back" value="${ back }" />
		<table class="grouped">
			<caption class="screen-reader-text">
				${ t( 'Products in this group' ) }
			</caption>
			<thead class="screen-reader-text">
				<tr>
					<th scope="col">${ t( 'Quantity' ) }</th>
					<th scope="col">${ t( 'Product' ) }</th>
					<th scope="col">${ t( 'Price' ) }</th>
				</tr>
			</thead>
			<tbody>
				${ members.map( ( member ) => {
					const response = productResponse( shop, member );
					return html`<tr>
						<td>${ memberChoice( member, response ) }</td>
						<th scope="row">
							<a href="${ response.permalink }"
								>${ raw( response.name ) }</a
							>
						</th>
						<td>
							${ price( response ) } ${ stockLine( response ) }
						</td>
					</tr>`;
				} ) }
			</tbody>
		</table>
		<button class="button" type="submit">${ t( 'Add to cart' ) }</button>
	</form>`;
}

function memberChoice( member: Product, response: ProductResponse ): Markup {
	const name = `quantity[${ member.id }]`;
	if ( ! response.is_in_stock ) {
		return html`<span aria-hidden="true">–</span>`;
	}
	return response.sold_individually
		? html`<label class="check">
				<input type="checkbox" name="${ name }" value="1" />
				<span class="screen-reader-text"
					>${ t( 'Add %s', plainName( response ) ) }</span
				>
			</label>`
		: quantityField( member, response, { name, value: 0 } );
}

/**
 * Renders the add-to-cart form of a product. It works without JavaScript; with it, it is sent in the background.
 *
 * @param shop     The request.
 * @param product  Not a variation.
 * @param response The same product in the format of the Store API.
 * @param query    Preselected choices from the URL: `attribute_pa_size=small`.
 */
export function addForm(
	shop: ShopContext,
	product: Product,
	response: ProductResponse,
	query: Record< string, string >
): Markup {
	const back = `/product/${ product.slug }/`;
	if ( product.type === 'grouped' ) {
		return groupedForm( shop, product, back );
	}
	if ( ! response.is_in_stock ) {
		return outOfStock();
	}
	const choices = product.attributes.filter(
		( { hasVariations } ) => hasVariations
	);
	const chosen = ( attribute: ProductAttribute ) =>
		query[ `attribute_${ attributeKey( attribute ) }` ] ??
		attribute.terms.find( ( { isDefault } ) => isDefault )?.slug ??
		'';
	return html`<form
			class="add-form"
			method="post"
			action="/cart/add"
			${ addFormData( shop.options, response ) }
			${
				product.type === 'variable'
					? html`data-sf-variations="${ variationData( shop, product ) }"`
					: ''
			}
		>
			<input type="hidden" name="add-to-cart" value="${ product.id }" />
			<input type="hidden" name="back" value="${ back }" />
			${ choices.map( ( attribute ) => attributeSelect( attribute, chosen( attribute ) ) ) }
			${ product.type === 'variable' ? VARIATION_PRICE : '' }
			<div class="add-form__row">
				${ quantityField( product, response, { name: 'quantity', value: response.add_to_cart.minimum } ) }
				<button class="button" type="submit">
					${ t( 'Add to cart' ) }
				</button>
			</div>
			${ message }
		</form>
		${ product.type === 'variable' ? variationPrices( shop, product ) : '' }`;
}
