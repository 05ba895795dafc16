import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { inlineScript } from '../content-policy';
import type { ShopContext, ShopEnv } from '../context';
import { visitorHeaders } from '../api/reply';
import { BEHAVIORS_PATH, behaviorStyles, behaviorTags } from './behavior-tags';
import { bundleTags, readEntry } from './bundle';
import { cacheControl } from './cacheable';
import { loginPopup } from './login-form';
import { miniCart, type CartBlockPage } from './mini-cart/badge';
import { consumeNotice, type Notice } from './notices';
import { productParams } from './product/params';
import { variationTemplates } from './product/variation-form';
import { inlineJson } from './script-data';
import { checkoutHeader, SHOP_TITLE, siteHeader } from './site-header';
import { searchForm } from './search/search-form';
import { siteSettings } from './site-settings';
import {
	adminBar,
	canEditPages,
	comingSoonBanner,
	storeNotice,
} from '../site/banners';
import { writeHtml } from './write-html';
import { wishlistIcon } from '../wishlist/header-icon';
import { fieldDataTags } from '../field-data/routes';
import { marketingTags } from '../marketing/site-scripts';
import { wishlistSettings } from '../wishlist/settings';
import { isGerman, t } from '../texts';

/** `html` escapes values unless they're markup. */
export type Markup = ReturnType< typeof html >;

export interface Crumb {
	label: string;
	href: string;
}

export interface Page {
	/** Plain text. */
	title: string;
	/** Pages between the home page and this one; `null` for a page without a breadcrumb. None by default. */
	under?: readonly Crumb[] | null;
	/** Plain text, in the breadcrumb. Defaults to the title. */
	crumb?: string;
	main: Markup;
	/** Files in `public/styles`, besides `shop.css`, which every page has. */
	styles?: readonly string[];
	/** This page's own links and scripts. */
	head?: Markup;
	status?: 200 | 404 | 410;
	/** `main` is in the request's language; otherwise it's English. */
	isTranslated?: boolean;
	/** Set for a page whose block shows the cart. */
	cartBlock?: CartBlockPage;
	/** `main` has the login form, so the page needs no popup. */
	hasLoginForm?: boolean;
	/** Not on pages with a `cartBlock`. */
	stickyHeader?: 'always' | 'up';
}

export { SHOP_TITLE };

const HOME: Crumb = { label: 'Home', href: '/' };

const breadcrumb = ( under: readonly Crumb[], current: string ): Markup =>
	html`<nav class="breadcrumb" aria-label="${ t( 'Breadcrumb' ) }">
		<ol>
			${ [ HOME, ...under ].map(
				( { label, href } ) =>
					html`<li><a href="${ href }">${ t( label ) }</a></li>`
			) }
			<li aria-current="page">${ t( current ) }</li>
		</ol>
	</nav>`;

const noticeBanner = ( notice: Notice | null ): Markup => {
	if ( notice === null ) {
		return html``;
	}
	const link =
		notice.link ??
		( notice.kind === 'success'
			? { href: '/cart/', label: t( 'View cart' ) }
			: null );
	return html`<div
		class="site-notice is-${ notice.kind }"
		role="${ notice.kind === 'error' ? 'alert' : 'status' }"
	>
		<p dir="auto">${ notice.text }</p>
		${ link ? html`<a href="${ link.href }">${ link.label }</a>` : '' }
	</div>`;
};

const demonstration = (): Markup =>
	html`<p>
		<strong>${ SHOP_TITLE }</strong>
		${ t( 'is a demonstration: nothing here is for sale and nothing is charged.' ) }
	</p>`;

const footer = (): Markup =>
	html`<footer class="site-footer">
		<div class="site-footer__inner">
			<nav aria-label="${ t( 'About this shop' ) }">
				<a href="/shop/">${ t( 'Shop' ) }</a>
				<a href="/guide/">${ t( 'Guide' ) }</a>
				<a href="/contact/">${ t( 'Contact' ) }</a>
				<a href="/terms/">${ t( 'Terms and conditions' ) }</a>
				<a href="/privacy/">${ t( 'Privacy' ) }</a>
			</nav>
			${ demonstration() }
			<p><a href="/about/">${ t( 'About this demo' ) }</a></p>
		</div>
	</footer>`;

/** Without links, which would lead away from an order. */
const checkoutFooter = (): Markup =>
	html`<footer class="site-footer">
		<div class="site-footer__inner">${ demonstration() }</div>
	</footer>`;

/** The nonce for scripts' first change, as the platform prints it (docs/contract/settings.md 1). */
const middlewareConfig = ( shop: ShopContext ): Markup => {
	const headers = visitorHeaders( shop );
	const config = inlineJson( {
		storeApiNonce: String( headers.Nonce ),
		wcStoreApiNonceTimestamp: String( headers[ 'Nonce-Timestamp' ] ),
	} );
	return inlineScript( `var wcBlocksMiddlewareConfig = ${ config };` );
};

/** A cacheable page doesn't know who is logged in. */
const accountLabel = ( { session }: ShopContext, isPrivate: boolean ) =>
	! isPrivate || session.customerId > 0 ? t( 'My account' ) : t( 'Log in' );

const hasClassicButtons = ( content: string ): boolean =>
	/\sclass="[^"]*\badd_to_cart_button\b/.test( content );

const WISHLIST = /class="(?:woocommerce )?yith-|wishlist_table/;

/**
 * Scripts for product forms, quick views and the search, unless the page already has them. Cart and checkout only get
 * the search form: each script there delays an order.
 */
const productScripts = (
	c: Context< ShopEnv >,
	content: string,
	head: string,
	hasWishlist: boolean,
	hasSiteBehaviors: boolean,
	{ cartBlock }: Page
): Markup => {
	const hasQuickView = content.includes( 'data-sf-quick-view=' );
	const hasForm = content.includes( 'data-sf-add=' );
	const hasScript = head.includes( `${ BEHAVIORS_PATH }/behaviors.js` );
	const hasSearch = ! cartBlock;
	const hasParams = head.includes( 'wc_single_product_params' );
	return html`${
		hasQuickView && ! hasParams
			? productParams( c.get( 'shop' ).options )
			: ''
	}${
		hasQuickView || hasSearch || hasSiteBehaviors
			? siteSettings( {
					canEditPages: canEditPages( c.get( 'shop' ) ),
					hasSiteBehaviors,
				} )
			: ''
	}${
		hasQuickView && ! content.includes( 'tmpl-variation-template' )
			? variationTemplates()
			: ''
	}${
		( hasQuickView ||
			hasForm ||
			hasSearch ||
			hasWishlist ||
			hasSiteBehaviors ) &&
		! hasScript
			? behaviorTags(
					c.get( 'behaviorsFolder' ),
					hasSiteBehaviors ? [ 'site' ] : []
				)
			: ''
	}${
		hasScript && hasSiteBehaviors
			? behaviorStyles( c.get( 'behaviorsFolder' ), [ 'site' ] )
			: ''
	}`;
};

/** An Arabic page is mirrored, but its texts are English, and marked as such. */
export const renderPage = async (
	c: Context< ShopEnv >,
	page: Page
): Promise< Response > => {
	const {
		title,
		under = [],
		crumb = title,
		main,
		styles = [],
		head,
		status = 200,
		isTranslated = false,
		cartBlock,
		stickyHeader,
	} = page;
	const shop = c.get( 'shop' );
	const isPrivate = ! c.get( 'isCacheable' );
	const isCheckout = cartBlock === 'checkout';
	// Cart and checkout load them only for bars and notices.
	const hasSiteBehaviors =
		! cartBlock || shop.options.storeNotice || canEditPages( shop );
	const hasLoginPopup =
		hasSiteBehaviors &&
		isPrivate &&
		! cartBlock &&
		! page.hasLoginForm &&
		shop.session.customerId === 0;
	const notice = isPrivate ? consumeNotice( c ) : null;
	const isForPopup = hasLoginPopup && notice?.isForLogin;
	const isRtl = shop.options.locale.startsWith( 'ar' );
	const cart = miniCart( shop, {
		buildFolder: c.get( 'buildFolder' ),
		behaviorsFolder: c.get( 'behaviorsFolder' ),
		isPrivate,
		page: cartBlock,
	} );
	// Other pages contain the visitor's cart and nonce, so shared caches must not store them.
	const isStored = ! isPrivate && status === 200;
	c.header(
		'Cache-Control',
		isStored ? cacheControl( shop ) : 'private, no-store'
	);
	const content = String( await main );
	const ownHead = String( await ( head ?? '' ) );
	// The header shows the right number without a script, unless the page is for everybody.
	const hasWishlist =
		shop.options.wishlist !== 'off' &&
		( ! isPrivate ||
			WISHLIST.test( content ) ||
			( cartBlock === 'cart' && shop.options.wishlistInCart ) );
	const markup = await html`<!doctype html>
		<html
			lang="${ isGerman() ? 'de' : 'en' }"
			dir="${ isRtl ? 'rtl' : 'ltr' }"
			${ content.includes( 'class="sf-sticky-cart' ) ? raw( 'class="has-sticky-cart"' ) : '' }
		>
			<head>
				<meta charset="utf-8" />
				<meta
					name="viewport"
					content="width=device-width, initial-scale=1"
				/>
				<title>${ t( title ) } – ${ SHOP_TITLE }</title>
				<meta name="robots" content="noindex" />
				<link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
				<link
					rel="https://api.w.org/"
					href="${ shop.baseUrl }/wp-json/"
				/>
				<meta name="color-scheme" content="light dark" />
				<link rel="stylesheet" href="/assets/shop.css" />
				<link
					rel="preload"
					as="font"
					type="font/woff2"
					href="/assets/fonts/literata-3face716.woff2"
					crossorigin
				/>
				${ styles.map( ( name ) => html`<link rel="stylesheet" href="/assets/styles/${ name }.css" />` ) }
				${ isPrivate ? middlewareConfig( shop ) : '' }
				${ hasClassicButtons( content ) ? bundleTags( readEntry( c.get( 'buildFolder' ), 'add-to-cart' ) ) : '' }
				${ raw( ownHead ) }
				${ productScripts( c, content, ownHead, hasWishlist, hasSiteBehaviors, page ) }
				${ hasWishlist ? wishlistSettings( c ) : '' }
				${ marketingTags( shop, isCheckout ) }
			</head>
			<body ${ hasSiteBehaviors ? raw( 'class="sf-site"' ) : '' }>
				<a class="skip-link" href="#main"
					>${ t( 'Skip to content' ) }</a
				>
				${ adminBar( shop ) }
				${ isCheckout ? checkoutHeader( cart ) : siteHeader( shop, { account: accountLabel( shop, isPrivate ), hasLoginPopup, hasSiteBehaviors, search: searchForm( c ), wishlist: wishlistIcon( c ), cart, sticky: stickyHeader } ) }
				<main
					id="main"
					class="site-main"
					tabindex="-1"
					${ isGerman() && ! isTranslated ? raw( 'lang="en"' ) : '' }
				>
					${ under === null ? '' : breadcrumb( under, crumb ) }
					${ noticeBanner( isForPopup ? null : notice ) }
					${ raw( content ) }
				</main>
				${ hasLoginPopup ? loginPopup( new URL( c.req.url ).pathname, isForPopup ? notice : null ) : '' }
				${ isCheckout ? checkoutFooter() : footer() }
				${ storeNotice( c ) } ${ comingSoonBanner( shop ) }
				${ fieldDataTags( c, cartBlock ) }
			</body>
		</html>`;
	return writeHtml( c, String( markup ), { status, hasTag: isStored } );
};
