import type { Context } from 'hono';
import { html } from 'hono/html';
import {
	OWN_PREFIX,
	SETTINGS_GLOBAL,
	STORE_API_NAMESPACE,
} from '@shopfront/names';
import { cartHeaders } from '../api/reply';
import { cartResponse } from '../cart/cart-response';
import type { ShopContext, ShopEnv } from '../context';
import { bundleTags, type Bundle } from './bundle';
import { cartContainer } from './cart-blocks';
import { cartTable } from './cart-table';
import { renderPage, type Markup } from './layout';
import { listProducts } from './listing';
import { productGrid } from './product-card';
import { encodedJson, inlineJson } from './script-data';
import { cartSettings } from './settings/cart-settings';
import { STORE_PAGES } from './settings/store-pages';

const NEW_PRODUCTS = 4;

/** Settings and the cart's own reply, so that the block need not ask before it can show anything. */
function data(
	shop: ShopContext,
	preloaded: { body: unknown; headers: unknown }
): Markup {
	return html`<script>
			var ${ SETTINGS_GLOBAL } = ${ encodedJson( cartSettings( shop ) ) };
		</script>
		<script type="application/json" id="${ OWN_PREFIX }-preload">
			${ inlineJson( { [ `/${ STORE_API_NAMESPACE }/cart` ]: preloaded } ) }
		</script>`;
}

/** The page that holds the cart block. The script that its data is for stands behind the data. */
export function cartPage(
	c: Context< ShopEnv >,
	bundle: Bundle
): Promise< Response > {
	const shop = c.get( 'shop' );
	const cart = cartResponse( shop );
	const { products } = listProducts( shop, {
		perPage: NEW_PRODUCTS,
		stockStatuses: [ 'instock' ],
	} );
	return renderPage( c, {
		title: 'Cart',
		crumbs: [ { label: 'Home', href: '/' }, { label: 'Cart' } ],
		head: html`${ data( shop, { body: cart, headers: cartHeaders( shop ) } ) }
		${ bundleTags( bundle ) }`,
		main: html`<h1>Cart</h1>
			<div
				class="cart-place ${ cart.items.length === 0 ? 'is-empty' : '' }"
			>
				${ cartContainer( {
					checkoutPageId: STORE_PAGES.checkout.id,
					lines: cart.items.length,
					newProducts: productGrid( products, '/cart/', 0 ),
					withoutScript: cartTable( shop, cart ),
				} ) }
			</div>`,
	} );
}
