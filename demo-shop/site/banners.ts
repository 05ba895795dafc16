import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { ApiError } from '../api-error';
import type { ShopContext, ShopEnv } from '../context';
import type { Markup } from '../pages/layout';
import { readFields } from '../pages/form-fields';
import { changeSession } from '../sessions';
import { t } from '../texts';
import { actionNonce, isActionNonce } from '../wishlist/nonces';

const NONCE_ACTION = 'wp_rest';

const DISMISSED = 'coming-soon-banner';

const USER = '/wp-json/wp/v2/users/me';

export const canEditPages = ( { options }: ShopContext ): boolean =>
	options.editor || options.administrator;

/** Until the visitor dismisses it (docs/contract/site-behaviors.md 2). On cacheable pages, its script hides it. */
export const storeNotice = ( c: Context< ShopEnv > ): Markup | '' => {
	const text = t( 'This is a demonstration: orders are not shipped.' );
	const id = createHash( 'md5' ).update( text ).digest( 'hex' );
	const isHidden =
		! c.get( 'isCacheable' ) &&
		getCookie( c, `store_notice${ id }` ) === 'hidden';
	return c.get( 'shop' ).options.storeNotice && ! isHidden
		? html`<p
				class="woocommerce-store-notice demo_store"
				role="complementary"
				aria-label="${ t( 'Store notice' ) }"
				data-notice-id="${ id }"
			>
				${ text }
				<a
					role="button"
					href="#"
					class="woocommerce-store-notice__dismiss-link"
					>${ t( 'Dismiss' ) }</a
				>
			</p>`
		: '';
};

/** Administrators see that the shop isn't open yet, until one dismisses it. */
export const comingSoonBanner = ( shop: ShopContext ): Markup | '' =>
	shop.options.administrator && ! shop.session.data.addOns[ DISMISSED ]
		? html`<div
				id="coming-soon-footer-banner"
				role="complementary"
				aria-label="${ t( 'Coming soon' ) }"
			>
				<div class="coming-soon-footer-banner__content">
					${ t( 'Visitors see that this shop opens soon.' ) }
					<a href="/demo/">${ t( 'Demo options' ) }</a>
				</div>
				<a
					class="coming-soon-footer-banner-dismiss"
					role="button"
					href="#"
					data-rest-url="${ shop.baseUrl }${ USER }"
					data-rest-nonce="${ actionNonce( shop, NONCE_ACTION ) }"
					aria-label="${ t( 'Dismiss' ) }"
				></a>
			</div>`
		: '';

/** The back end's bar, for editors and administrators. */
export const adminBar = ( shop: ShopContext ): Markup | '' =>
	canEditPages( shop )
		? html`<div
				id="wpadminbar"
				role="navigation"
				aria-label="${ t( 'Toolbar' ) }"
			>
				<a href="/demo/">${ t( 'Demo options' ) }</a>
				<span
					>${ t( shop.options.administrator ? 'Administrator' : 'Editor' ) }</span
				>
			</div>`
		: '';

/** Only editors get these attributes. */
export const editable = ( shop: ShopContext, part: string ): Markup | '' =>
	canEditPages( shop )
		? html`data-sf-edit data-edit-link="/demo/?builder=${ part }"
			data-edit-backend="/demo/?edit=${ part }"`
		: '';

/** Like the platform's REST resource of the user. */
const dismiss = async ( c: Context< ShopEnv > ): Promise< Response > => {
	const shop = c.get( 'shop' );
	if (
		! isActionNonce(
			shop,
			NONCE_ACTION,
			c.req.header( 'X-WP-Nonce' ) ?? ''
		)
	) {
		throw new ApiError(
			'rest_cookie_invalid_nonce',
			'Cookie check failed',
			403
		);
	}
	const fields = await readFields( c );
	if ( ! shop.options.administrator ) {
		throw new ApiError(
			'rest_cannot_edit',
			'Sorry, you are not allowed to edit this user.',
			403
		);
	}
	if (
		fields[ 'woocommerce_meta[coming_soon_banner_dismissed]' ] === 'yes'
	) {
		changeSession( shop, ( data ) => ( {
			...data,
			addOns: { ...data.addOns, [ DISMISSED ]: true },
		} ) );
	}
	return c.json( { id: shop.session.customerId } );
};

export const registerBanners = ( app: Hono< ShopEnv > ): void => {
	app.post( USER, dismiss );
};
