import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { ADD_FORM_ID } from '../add-form';
import type { Markup } from '../layout';
import { picture, plainName, price } from '../product-parts';
import { t } from '../../texts';

/** In characters. A longer name would make the bar tall, and cutting it off would say little. */
const NAME_LENGTH = 60;

/** Shows while the product's form is out of sight; nothing if you can't add the product. */
export const stickyBar = ( product: ProductResponse ): Markup | '' => {
	if ( ! product.is_in_stock || product.type === 'grouped' ) {
		return '';
	}
	const name = plainName( product );
	const quantity = html`<div class="quantity">
		<label class="screen-reader-text" for="sticky-quantity"
			>${ t( 'Quantity' ) }</label
		>
		<input
			id="sticky-quantity"
			class="input-text qty text"
			type="number"
			inputmode="numeric"
			autocomplete="off"
			value="${ product.add_to_cart.minimum }"
		/>
	</div>`;
	return html`<div
		class="sf-sticky-cart"
		data-sf-sticky-cart="${ ADD_FORM_ID }"
		role="region"
		aria-label="${ t( 'Add %s', name ) }"
		hidden
	>
		<div class="sf-sticky-cart__inner">
			${ picture( product, { sizes: '3rem', isLazy: true } ) }
			<div class="sf-sticky-cart__product">
				${ name.length > NAME_LENGTH ? '' : html`<strong>${ raw( product.name ) }</strong>` }
				${ price( product ) }
			</div>
			${ product.sold_individually ? '' : quantity }
			<button class="sf-sticky-cart__button button" type="button">
				${ t( 'Add to cart' ) }
			</button>
		</div>
	</div>`;
};
