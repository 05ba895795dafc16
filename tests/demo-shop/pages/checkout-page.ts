import type { Context } from 'hono';
import { html } from 'hono/html';
import { cartResponse } from '../cart/cart-response';
import type { ShopEnv } from '../context';
import { isSampleOn } from '../samples/samples';
import { addOnTags, checkoutAddOns, chunksOf } from './add-ons';
import { BUILD_PATH, bundleTags, readBundle } from './bundle';
import { cartTotals } from './cart-totals';
import { checkoutContainer } from './checkout-blocks';
import { renderPage } from './layout';
import { pageData } from './page-data';
import { checkoutSettings } from './settings/checkout-settings';
import { STORE_PAGES } from './settings/store-pages';
import { t } from '../texts';

/** Renders the page with the checkout block. Its script is placed after the embedded data that it reads. */
export function checkoutPage(
	c: Context< ShopEnv >,
	buildFolder: string
): Promise< Response > {
	const shop = c.get( 'shop' );
	// Settings first: their checkout data includes the errors that `cartResponse` reports once and then removes.
	const settings = checkoutSettings( shop );
	const cart = cartResponse( shop );
	const addOns = checkoutAddOns( shop.options );
	const bundle = readBundle( buildFolder, ...chunksOf( 'checkout', addOns ) );
	const isEmpty = cart.items.length === 0;
	return renderPage( c, {
		cartBlock: 'checkout',
		title: 'Checkout',
		isTranslated: true,
		crumbs: [
			{ label: 'Home', href: '/' },
			{ label: 'Cart', href: '/cart/' },
			{ label: 'Checkout' },
		],
		head: html`${ pageData( shop, settings, cart ) }
		${ addOnTags( addOns ) }
		${ bundleTags( bundle, BUILD_PATH, shop.options.locale ) }`,
		main: html`<h1>${ t( 'Checkout' ) }</h1>
			<div class="checkout-place">
				${ checkoutContainer( {
					cartPageId: STORE_PAGES.cart.id,
					isEmpty,
					options: shop.options,
					hasDeliveryDay: isSampleOn( shop.options, 'delivery-day' ),
					hasHumanCheck: isSampleOn( shop.options, 'human-check' ),
					withoutScript: html`<div class="without-script">
						<p>
							${ t( 'Placing an order needs JavaScript, which is off in this browser. Your cart is kept as it is: turn JavaScript on and load this page again.' ) }
						</p>
						${ isEmpty ? '' : cartTotals( cart, shop.options ) }
						<p>
							<a class="button" href="/cart/"
								>${ t( 'Back to the cart' ) }</a
							>
						</p>
					</div>`,
				} ) }
			</div>`,
	} );
}
