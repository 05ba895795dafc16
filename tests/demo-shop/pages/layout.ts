import type { Context } from 'hono';
import { html } from 'hono/html';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import type { ShopContext, ShopEnv } from '../context';
import { visitorHeaders } from '../api/reply';
import { consumeNotice, type Notice } from './notices';
import { inlineJson } from './script-data';
import { writeHtml } from './write-html';

/** A part of a page. `html` escapes values unless they are markup. */
export type Markup = ReturnType< typeof html >;

export interface Crumb {
	label: string;
	/** Missing for the current page. */
	href?: string;
}

export interface Page {
	/** Plain text. */
	title: string;
	/** Breadcrumbs from the shop to this page; `[]` renders none. */
	crumbs: Crumb[];
	main: Markup;
	/** Links and scripts of this page only. */
	head?: Markup;
	status?: 200 | 404;
}

export const SHOP_TITLE = 'Harbour & Field';

function itemsInCart( { session }: ShopContext ): number {
	return session.data.lines.reduce(
		( count, { quantity } ) => count + quantity,
		0
	);
}

function header( shop: ShopContext, search: string ): Markup {
	const count = itemsInCart( shop );
	const account = shop.session.customerId > 0 ? 'My account' : 'Log in';
	return html`<header class="site-header">
		<div class="site-header__inner">
			<a class="site-logo" href="/">
				<svg
					viewBox="0 0 32 32"
					width="32"
					height="32"
					aria-hidden="true"
				>
					<path d="M4 20h24l-4 7H8z" fill="currentColor" />
					<path
						d="M15 4v14H6zM17 8v10h8z"
						fill="currentColor"
						opacity=".55"
					/>
				</svg>
				<span>${ SHOP_TITLE }</span>
			</a>
			<form class="site-search" action="/shop/" role="search">
				<label class="screen-reader-text" for="site-search"
					>Search products</label
				>
				<input
					id="site-search"
					type="search"
					name="s"
					placeholder="Search products"
					value="${ search }"
				/>
				<button type="submit">Search</button>
			</form>
			<nav class="site-nav" aria-label="Main">
				<a href="/shop/">Shop</a>
				<a href="/my-account/">${ account }</a>
				<a class="site-nav__cart" href="/cart/">
					Cart
					<span class="site-count">
						<span data-sf-cart-count>${ count }</span>
						<span class="screen-reader-text" data-sf-cart-unit
							>${ count === 1 ? 'item' : 'items' }</span
						>
					</span>
				</a>
			</nav>
		</div>
	</header>`;
}

function breadcrumb( crumbs: Crumb[] ): Markup {
	if ( crumbs.length === 0 ) {
		return html``;
	}
	return html`<nav class="breadcrumb" aria-label="Breadcrumb">
		<ol>
			${ crumbs.map( ( { label, href } ) =>
				href
					? html`<li><a href="${ href }">${ label }</a></li>`
					: html`<li aria-current="page">${ label }</li>`
			) }
		</ol>
	</nav>`;
}

function noticeBanner( notice: Notice | null ): Markup {
	if ( notice === null ) {
		return html``;
	}
	return html`<div
		class="site-notice is-${ notice.kind }"
		role="${ notice.kind === 'error' ? 'alert' : 'status' }"
	>
		<p>${ notice.text }</p>
		${ notice.kind === 'success' ? html`<a href="/cart/">View cart</a>` : '' }
	</div>`;
}

const FOOTER = html`<footer class="site-footer">
	<div class="site-footer__inner">
		<p>
			<strong>${ SHOP_TITLE }</strong> is a demonstration: nothing here is
			for sale and nothing is charged.
		</p>
		<p>
			It shows the cart and checkout blocks of Shopfront on pages that a
			plain server writes. Its products, pictures and reviews were made up
			for the purpose.
		</p>
		<nav aria-label="About this shop">
			<a href="/terms/">Terms and conditions</a>
			<a href="/privacy/">Privacy</a>
			<a href="/components/">Components</a>
			<a href="/add-ons/">Sample add-ons</a>
			<a href="/demo/">Demo options</a>
		</nav>
	</div>
</footer>`;

/** Renders the nonce for the first change of scripts, as the platform does (docs/contract/settings.md 1). */
function middlewareConfig( shop: ShopContext ): Markup {
	const headers = visitorHeaders( shop );
	const config = inlineJson( {
		storeApiNonce: String( headers.Nonce ),
		wcStoreApiNonceTimestamp: String( headers[ 'Nonce-Timestamp' ] ),
	} );
	return html`<script>
		var wcBlocksMiddlewareConfig = ${ config };
	</script>`;
}

/** Renders a page with the shop's layout. Texts are English in both text directions, and marked so. */
export async function renderPage(
	c: Context< ShopEnv >,
	{ title, crumbs, main, head, status = 200 }: Page
): Promise< Response > {
	const shop = c.get( 'shop' );
	const isRtl = shop.options.locale.startsWith( 'ar' );
	const search = c.req.query( 's' ) ?? '';
	// A page contains the visitor's cart and nonce, so shared caches must not store it.
	c.header( 'Cache-Control', 'private, no-store' );
	const markup = await html`<!doctype html>
		<html lang="en" dir="${ isRtl ? 'rtl' : 'ltr' }">
			<head>
				<meta charset="utf-8" />
				<meta
					name="viewport"
					content="width=device-width, initial-scale=1"
				/>
				<title>${ title } – ${ SHOP_TITLE }</title>
				<meta name="robots" content="noindex" />
				<link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
				<link
					rel="https://api.w.org/"
					href="${ shop.baseUrl }/wp-json/"
				/>
				<link rel="stylesheet" href="/assets/shop.css" />
				${ middlewareConfig( shop ) }
				<script
					defer
					src="/assets/add-to-cart.js"
					data-api="/wp-json/${ STORE_API_NAMESPACE }"
				></script>
				${ head ?? '' }
			</head>
			<body>
				<a class="skip-link" href="#main">Skip to content</a>
				${ header( shop, search ) }
				<main id="main" class="site-main" tabindex="-1">
					${ breadcrumb( crumbs ) }
					${ noticeBanner( consumeNotice( c ) ) } ${ main }
				</main>
				${ FOOTER }
				<div
					id="sf-live"
					class="screen-reader-text"
					role="status"
					aria-live="polite"
				></div>
			</body>
		</html>`;
	return writeHtml( c, String( markup ), status );
}
