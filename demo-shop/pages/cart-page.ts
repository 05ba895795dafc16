import type { Context } from 'hono';
import { html } from 'hono/html';
import { endTime, startTime } from 'hono/timing';
import { cartResponse } from '../cart/cart-response';
import type { ShopContext, ShopEnv } from '../context';
import { addOnTags, mayWait, nonceFor, cartAddOns, chunksOf } from './add-ons';
import { bundleTags, readBundle } from './bundle';
import { cartAttributes, cartContainer } from './cart-blocks';
import { cartTable } from './cart-table';
import { firstPaint } from './first-paint';
import { renderPage, type Markup } from './layout';
import { listProducts } from './listing';
import { pageData } from './page-data';
import { productGrid } from './product-card';
import { cartSettings, hasSavedForLater } from './settings/cart-settings';
import { t } from '../texts';
import { savedItems } from '../wishlist/shopper-lists';

const NEW_PRODUCTS = 4;

/** The platform has this list as a block below the cart. */
const savedForLater = ( shop: ShopContext ): Markup => {
	const items = savedItems( shop );
	return items.length === 0
		? html``
		: html`<section aria-labelledby="saved-for-later">
				<h2 id="saved-for-later">${ t( 'Saved for later' ) }</h2>
				<ul>
					${ items.map(
						( { name, path, quantity } ) =>
							html`<li>
								<a href="${ path }">${ name }</a> ×
								${ quantity }
							</li>`
					) }
				</ul>
			</section>`;
};

/** The script comes after the embedded data that it reads. */
export const cartPage = async (
	c: Context< ShopEnv >,
	buildFolder: string
): Promise< Response > => {
	const shop = c.get( 'shop' );
	startTime( c, 'cart' );
	const cart = cartResponse( shop );
	const settings = cartSettings( shop );
	endTime( c, 'cart' );
	const addOns = cartAddOns( shop.options );
	const bundle = readBundle( buildFolder, ...chunksOf( 'cart', addOns ) );
	const { products } = listProducts( shop, {
		perPage: NEW_PRODUCTS,
		stockStatuses: [ 'instock' ],
	} );
	startTime( c, 'first-paint' );
	const paint = await firstPaint( shop, 'cart', {
		cart,
		settings,
		bundle,
		buildFolder,
		behaviorsFolder: c.get( 'behaviorsFolder' ),
		innerBlocks: cartAttributes( shop.options ),
		hasExpress: shop.options.cartExpress,
	} );
	endTime( c, 'first-paint' );
	const isLater =
		shop.options.waitingScripts && paint.startsScripts && mayWait( addOns );
	return renderPage( c, {
		cartBlock: 'cart',
		title: 'Cart',
		styles: [ 'products', 'cart' ],
		isTranslated: true,
		head: html`${ pageData( shop, settings, cart ) }
		${ addOnTags( addOns, isLater ) }
		${ bundleTags( bundle, {
			locale: shop.options.locale,
			nonce: nonceFor( addOns ),
			isLater,
		} ) }`,
		main: html`<h1>${ t( 'Cart' ) }</h1>
			<div
				class="cart-place ${ cart.items.length === 0 ? 'is-empty' : '' }"
			>
				${ cartContainer( {
					options: shop.options,
					firstPaint: paint.markup,
					newProducts: productGrid(
						shop.options,
						products,
						'/cart/',
						0
					),
					withoutScript: cartTable( shop, cart ),
				} ) }
			</div>
			${ hasSavedForLater( shop ) ? savedForLater( shop ) : '' }`,
	} );
};
