import { html, raw } from 'hono/html';
import { safeHtml } from '../catalogue/html';
import { countProducts, getTerms } from '../catalogue/terms';
import type { ShopContext } from '../context';
import { t } from '../texts';
import type { Markup } from './layout';

export const SHOP_TITLE = 'Harbour & Field';

interface HeaderParts {
	account: string;
	/** The account link opens the login popup. */
	hasLoginPopup: boolean;
	/** Whether behaviors open the submenu; otherwise the browser does. */
	hasSiteBehaviors: boolean;
	search: Markup;
	wishlist: Markup | '';
	cart: Markup;
	/** The header stays at the top of the window; `up` only while the page scrolls up. */
	sticky?: 'always' | 'up';
}

const MENU = 'site-menu';

const SUBMENU = 'site-submenu';

const LINKS = [
	[ '/collections/', 'Product collections' ],
	[ '/guide/', 'Guide' ],
	[ '/tour/', 'Tour' ],
	[ '/contact/', 'Contact' ],
] as const;

const categoryLinks = ( { database }: ShopContext ): Markup[] =>
	getTerms( database, 'product_cat' )
		.filter(
			( { id, parent } ) =>
				parent === 0 && countProducts( database, id ) > 0
		)
		.map(
			( { slug, name } ) =>
				html`<li>
					<a href="/product-category/${ slug }/"
						>${ raw( safeHtml( name ) ) }</a
					>
				</li>`
		);

const link = ( [ href, label ]: readonly [ string, string ] ): Markup =>
	html`<li><a href="${ href }">${ t( label ) }</a></li>`;

/** Opens the login popup if the page has it. */
const accountLink = ( { account, hasLoginPopup }: HeaderParts ): Markup =>
	html`<a
		href="/my-account/"
		${ hasLoginPopup ? raw( 'data-sf-open="#login-form-popup"' ) : '' }
		>${ account }</a
	>`;

/** The first item has a submenu. */
const wideMenu = (
	shop: ShopContext,
	{ hasSiteBehaviors }: HeaderParts
): Markup =>
	html`<ul
		class="site-menu"
		${ hasSiteBehaviors ? raw( 'data-sf-dropdown' ) : '' }
	>
		<li>
			<a href="/shop/">${ t( 'Shop' ) }</a>
			${
				hasSiteBehaviors
					? ''
					: html`<button
							class="site-menu__toggle"
							type="button"
							popovertarget="${ SUBMENU }"
							aria-label="${ t( 'Submenu of %s', t( 'Shop' ) ) }"
						></button>`
			}
			<ul
				class="sf-submenu"
				id="${ SUBMENU }"
				${ hasSiteBehaviors ? '' : raw( 'popover' ) }
			>
				${ categoryLinks( shop ) }
			</ul>
		</li>
		${ link( [ '/guide/', 'Guide' ] ) } ${ link( [ '/tour/', 'Tour' ] ) }
	</ul>`;

/** With the site behaviors, it shows above the page. Otherwise, it's the browser's popover. */
const panelMenu = ( shop: ShopContext, parts: HeaderParts ): Markup =>
	html`<dialog
		class="sf-offcanvas site-panel"
		id="${ MENU }"
		data-sf-side="start"
		aria-label="${ t( 'Menu' ) }"
		popover
	>
		<button
			class="site-panel__close"
			type="button"
			popovertarget="${ MENU }"
			popovertargetaction="hide"
			data-sf-close
			aria-label="${ t( 'Close' ) }"
		></button>
		<nav aria-label="${ t( 'Menu' ) }">
			<ul>
				<li><a href="/shop/">${ t( 'Shop' ) }</a></li>
				<li>
					<details>
						<summary>${ t( 'Categories' ) }</summary>
						<ul>
							${ categoryLinks( shop ) }
						</ul>
					</details>
				</li>
				${ LINKS.map( link ) }
				<li><a href="/my-account/">${ parts.account }</a></li>
			</ul>
		</nav>
	</dialog>`;

const logo = (): Markup =>
	html`<a class="site-logo" href="/">
		<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
			<path d="M4 20h24l-4 7H8z" fill="currentColor" />
			<path
				d="M15 4v14H6zM17 8v10h8z"
				fill="currentColor"
				opacity=".55"
			/>
		</svg>
		<span>${ SHOP_TITLE }</span>
	</a>`;

export const siteHeader = ( shop: ShopContext, parts: HeaderParts ): Markup =>
	html`<header
			class="site-header ${ parts.sticky ? 'sf-header' : '' }"
			${ parts.sticky ? html`data-sf-sticky="${ parts.sticky }"` : '' }
		>
			<div class="site-header__inner">
				<button
					class="site-header__menu"
					type="button"
					popovertarget="${ MENU }"
					data-sf-open="#${ MENU }"
					aria-label="${ t( 'Menu' ) }"
				>
					<svg
						viewBox="0 0 24 24"
						width="24"
						height="24"
						aria-hidden="true"
					>
						<path
							d="M3 6h18M3 12h18M3 18h18"
							stroke="currentColor"
							stroke-width="2"
							stroke-linecap="round"
						/>
					</svg>
				</button>
				${ logo() } ${ parts.search }
				<nav class="site-nav" aria-label="${ t( 'Main' ) }">
					${ wideMenu( shop, parts ) } ${ accountLink( parts ) }
					${ parts.wishlist } ${ parts.cart }
				</nav>
			</div>
		</header>
		${ panelMenu( shop, parts ) }`;

/** It leads nowhere but home and to the cart. */
export const checkoutHeader = ( cart: Markup ): Markup =>
	html`<header class="site-header site-header--checkout">
		<div class="site-header__inner">
			${ logo() }
			<div class="site-nav">${ cart }</div>
		</div>
	</header>`;
