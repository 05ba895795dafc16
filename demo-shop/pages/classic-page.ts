import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { classicParams } from '../classic/params';
import { productThumbnail } from '../classic/thumbnail';
import { allowMarkup } from '../content-policy';
import type { ShopEnv } from '../context';
import { renderPage, type Markup } from './layout';
import { listProducts } from './listing';
import { plainName } from './product-parts';

const PATH = '/classic/';
const PER_PAGE = 100;

/** As in the platform's classic loop (docs/contract/classic-pages.md 2.1). */
const loopButton = ( product: ProductResponse ): Markup => {
	const { id, type, sku, add_to_cart: button } = product;
	const canBuy = product.is_purchasable && product.is_in_stock;
	const isAjax = canBuy && type === 'simple';
	const success = `“${ plainName( product ) }” has been added to your cart`;
	const description = `woocommerce_loop_add_to_cart_link_describedby_${ id }`;
	const classes = [
		`button product_type_${ type }`,
		...( canBuy ? [ 'add_to_cart_button' ] : [] ),
		...( isAjax ? [ 'ajax_add_to_cart' ] : [] ),
	].join( ' ' );
	return html`<a
			href="${ isAjax ? `${ PATH }?add-to-cart=${ id }` : product.permalink }"
			aria-describedby="${ description }"
			data-quantity="${ button.minimum }"
			class="${ classes }"
			data-product_id="${ id }"
			data-product_sku="${ sku }"
			aria-label="${ raw( button.description ) }"
			rel="nofollow"
			${ isAjax ? html`data-success_message="${ success }" role="button"` : '' }
			>${ button.text }</a
		>
		<span id="${ description }" class="screen-reader-text"
			>${
				type === 'variable'
					? 'This product has multiple variants. The options may be chosen on the product page'
					: ''
			}</span
		>`;
};

const card = ( product: ProductResponse ): Markup =>
	html`<li class="product type-product post-${ product.id }">
		<a
			href="${ product.permalink }"
			class="woocommerce-LoopProduct-link woocommerce-loop-product__link"
		>
			${ productThumbnail( product.images[ 0 ] ) }
			<h2 class="woocommerce-loop-product__title">
				${ raw( product.name ) }
			</h2>
			<span class="price">${ raw( product.price_html ) }</span>
		</a>
		${ loopButton( product ) }
	</li>`;

/** Fragments fill the cart widget of classic themes. Without JavaScript, the buttons are links that add. */
export const classicPage = ( c: Context< ShopEnv > ): Promise< Response > => {
	const shop = c.get( 'shop' );
	const { products } = listProducts( shop, { perPage: PER_PAGE } );
	// jQuery inserts markup.
	allowMarkup();
	return renderPage( c, {
		title: 'Classic listing',
		styles: [ 'products', 'classic' ],
		under: [ { label: 'Shop', href: '/shop/' } ],
		head: html`${ classicParams( shop ) }
			<script src="/assets/jquery/jquery.min.js"></script>`,
		main: html`<h1>Classic listing</h1>
			<p class="lead">
				Products and a cart widget with the markup of classic themes.
			</p>
			<div class="classic">
				<ul class="products columns-4">
					${ products.map( card ) }
				</ul>
				<div class="widget woocommerce widget_shopping_cart">
					<h2 class="widgettitle">Cart</h2>
					<div class="widget_shopping_cart_content"></div>
				</div>
			</div>`,
	} );
};
