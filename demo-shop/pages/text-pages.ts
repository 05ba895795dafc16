import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import { feedPhotos } from '../feed/feed';
import { t } from '../texts';
import { renderPage, SHOP_TITLE, type Markup } from './layout';

const textPage = (
	c: Context< ShopEnv >,
	title: string,
	text: Markup
): Promise< Response > =>
	renderPage( c, {
		title,
		main: html`<div class="prose entry-content">
			<h1>${ title }</h1>
			${ text }
		</div>`,
	} );

export const termsText = (): Markup =>
	html`<p>
			${ SHOP_TITLE } is a demonstration. An order that you place here is
			only saved: nothing is sold, charged or sent.
		</p>
		<h2>Prices and payment</h2>
		<p>
			Prices, taxes and shipping costs are calculated as in a real shop.
			Only test cards are accepted. Never enter a card of your own.
		</p>
		<h2>Delivery</h2>
		<p>
			There is none. An order can be looked at as long as the database of
			this demonstration is kept.
		</p>`;

export const termsPage = ( c: Context< ShopEnv > ): Promise< Response > =>
	textPage( c, 'Terms and conditions', termsText() );

export const privacyPage = ( c: Context< ShopEnv > ): Promise< Response > =>
	textPage(
		c,
		'Privacy',
		html`<p>
				What you enter stays in the database of this demonstration, on
				the computer that it runs on. It is not sent anywhere.
			</p>
			<h2>Stored data</h2>
			<p>
				Your cart for two days, and of an order its addresses, its note
				and how it was paid. Of a card only its kind, its last four
				digits and its expiry date are stored, and only when you ask for
				it.
			</p>
			<h2>Cookies</h2>
			<p>
				One names your cart, one names you once you have logged in, and
				two show scripts whether the cart has changed.
			</p>`
	);

/** Pages for people who build shops, with what each shows. */
const DEMO_PAGES = [
	[ '/tour/', 'Tour', 'Ten stops through what the shop can do.' ],
	[
		'/demo/',
		'Demo options',
		'Change the shop: languages, taxes, payment methods, slow or failing servers.',
	],
	[
		'/add-ons/',
		'Sample add-ons',
		'Small extensions of cart and checkout, each with its code.',
	],
	[
		'/components/',
		'Components',
		'Every component of the blocks in each of its states.',
	],
	[
		'/behaviors/',
		'Behaviors',
		'Scripts that improve pages which a server has written, with their HTML.',
	],
	[
		'/collections/',
		'Product collections',
		'Lists of products as the editor of WordPress saves them.',
	],
	[ '/all-products/', 'All products', 'The block that lists all products.' ],
	[
		'/classic/',
		'Classic listing',
		'A list of products in the markup of a classic theme.',
	],
	[
		'/demo/outbox/',
		'Outbox',
		'The mail that this shop would have sent to you.',
	],
] as const;

export const aboutPage = ( c: Context< ShopEnv > ): Promise< Response > =>
	textPage(
		c,
		'About this demo',
		html`<p>
				${ SHOP_TITLE } shows the cart and checkout blocks of Shopfront
				on pages that a plain server writes. Its products, pictures and
				reviews were made up for the purpose: nothing here is for sale
				and nothing is charged.
			</p>
			<h2>For people who build shops</h2>
			<dl class="page-list">
				${ DEMO_PAGES.map(
					( [ href, label, text ] ) =>
						html`<div>
							<dt><a href="${ href }">${ label }</a></dt>
							<dd>${ text }</dd>
						</div>`
				) }
			</dl>`
	);

export const photosPage = ( c: Context< ShopEnv > ): Promise< Response > =>
	renderPage( c, {
		title: 'Our photos',
		styles: [ 'home' ],
		isTranslated: true,
		main: html`<h1>${ t( 'Our photos' ) }</h1>
			${ feedPhotos() }`,
	} );
