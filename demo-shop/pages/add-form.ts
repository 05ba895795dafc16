import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { productResponse } from '../catalogue/product-response';
import { getProducts } from '../catalogue/repository';
import type { Product } from '../catalogue/types';
import type { ShopContext } from '../context';
import type { Markup } from './layout';
import {
	addedText,
	addFormData,
	plainName,
	price,
	stockLine,
	viewCartLink,
} from './product-parts';
import { quantityField } from './product/quantity-field';
import {
	variationAttributes,
	variationChoices,
} from './product/variation-form';
import { t } from '../texts';

/** The sticky bar refers to it. */
export const ADD_FORM_ID = 'product-form';

const outOfStock = (): Markup =>
	html`<p class="stock out-of-stock">
		${ t( 'This product is currently out of stock and unavailable.' ) }
	</p>`;

const message = html`<p class="form-message" data-sf-message></p>`;

const addButton = (): Markup =>
	html`<button class="single_add_to_cart_button button alt" type="submit">
		${ t( 'Add to cart' ) }
	</button>`;

const buyNowButton = (): Markup =>
	html`<button
		class="sf-buy-now button button--quiet"
		type="submit"
		name="sf-buy-now"
		value="1"
	>
		${ t( 'Buy now' ) }
	</button>`;

const groupedForm = (
	shop: ShopContext,
	product: Product,
	back: string
): Markup => {
	const members = getProducts( shop.database, product.groupedIds ).map(
		( member ) => ( { member, response: productResponse( shop, member ) } )
	);
	return html`<form
		class="cart grouped_form add-form"
		id="${ ADD_FORM_ID }"
		method="post"
		action="/cart/add"
		${ addFormData( shop.options, product.id, t( 'The products have been added to your cart.' ) ) }
		data-sf-grouped-form-options="${ JSON.stringify( groupedOptions( members.map( ( { response } ) => response ) ) ) }"
	>
		<input type="hidden" name="back" value="${ back }" />
		<table class="woocommerce-grouped-product-list group_table grouped">
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
				${ members.map( ( { member, response } ) => {
					return html`<tr
						id="product-${ member.id }"
						class="woocommerce-grouped-product-list-item"
					>
						<td
							class="woocommerce-grouped-product-list-item__quantity"
						>
							${ memberChoice( member, response ) }
						</td>
						<th
							class="woocommerce-grouped-product-list-item__label"
							scope="row"
						>
							<a href="${ response.permalink }"
								>${ raw( response.name ) }</a
							>
						</th>
						<td
							class="woocommerce-grouped-product-list-item__price"
						>
							${ price( response ) } ${ stockLine( response ) }
						</td>
					</tr>`;
				} ) }
			</tbody>
		</table>
		<output class="sf-grouped-total"></output>
		<div class="add-form__row">
			${ addButton() } ${ buyNowButton() } ${ viewCartLink() }
		</div>
		${ message }
	</form>`;
};

const groupedOptions = ( members: ProductResponse[] ) => ( {
	prices: Object.fromEntries(
		members.map( ( { id, prices } ) => [ id, prices.price ] )
	),
	currency: members[ 0 ]?.prices,
	total: t( 'Total: %s', '%s' ),
	nothingChosen: t(
		'Please choose the quantity of items you wish to add to your cart…'
	),
} );

const memberChoice = ( member: Product, response: ProductResponse ): Markup => {
	const name = `quantity[${ member.id }]`;
	if ( ! response.is_in_stock ) {
		return html`<span aria-hidden="true">–</span>`;
	}
	if ( response.has_options ) {
		return html`<a
			class="button button--quiet"
			href="${ response.permalink }"
			>${ t( 'Select options' ) }<span class="screen-reader-text"
				>: ${ plainName( response ) }</span
			></a
		>`;
	}
	return response.sold_individually
		? html`<label class="check">
				<input
					class="wc-grouped-product-add-to-cart-checkbox"
					type="checkbox"
					name="${ name }"
					value="1"
				/>
				<span class="screen-reader-text"
					>${ t( 'Add %s', plainName( response ) ) }</span
				>
			</label>`
		: quantityField( member, response, { name, value: 0 } );
};

/**
 * The add-to-cart form in classic markup. It works without JavaScript; with it, the form sends in the background.
 * `query` preselects choices: `attribute_pa_size=small`.
 */
export const addForm = (
	shop: ShopContext,
	product: Product,
	response: ProductResponse,
	query: Record< string, string >
): Markup => {
	const back = `/product/${ product.slug }/`;
	if ( product.type === 'grouped' ) {
		return groupedForm( shop, product, back );
	}
	if ( ! response.is_in_stock ) {
		return outOfStock();
	}
	const isVariable = product.type === 'variable';
	const buttons = html`${ quantityField( product, response, {
		name: 'quantity',
		value: response.add_to_cart.minimum,
	} ) }
	${ addButton() } ${ buyNowButton() } ${ viewCartLink() }`;
	return html`<form
		class="${ isVariable ? 'variations_form ' : '' }cart add-form"
		id="${ ADD_FORM_ID }"
		method="post"
		action="/cart/add"
		${ variationAttributes( shop, product, response ) }
		${ addFormData( shop.options, product.id, addedText( response ) ) }
	>
		<input type="hidden" name="add-to-cart" value="${ product.id }" />
		<input type="hidden" name="back" value="${ back }" />
		${
			isVariable
				? variationChoices( shop, product, query, buttons )
				: html`<div class="add-form__row">${ buttons }</div>`
		}
		${ message }
	</form>`;
};
