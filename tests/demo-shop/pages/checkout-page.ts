import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import { renderPage } from './layout';

/** Says honestly that there is no checkout: a pretended one would teach nothing. */
export function checkoutPage( c: Context< ShopEnv > ): Promise< Response > {
	return renderPage( c, {
		title: 'Checkout',
		crumbs: [
			{ label: 'Home', href: '/' },
			{ label: 'Cart', href: '/cart/' },
			{ label: 'Checkout' },
		],
		main: html`<div class="plain-page">
			<h1>Checkout</h1>
			<p>
				The checkout comes with the next part of this demo. Your cart is
				kept as it is.
			</p>
			<p><a class="button" href="/cart/">Back to the cart</a></p>
		</div>`,
	} );
}
