import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import type { Markup } from '../pages/layout';
import { t } from '../texts';
import { HEART } from './icons';
import { countItems } from './lists';
import { ownLists } from './visitor';

/** A cacheable page shows no number. */
export const wishlistIcon = ( c: Context< ShopEnv > ): Markup | '' => {
	const shop = c.get( 'shop' );
	if ( shop.options.wishlist === 'off' ) {
		return '';
	}
	const count = c.get( 'isCacheable' )
		? 0
		: ownLists( c ).reduce(
				( sum, { id } ) => sum + countItems( shop.database, id ),
				0
			);
	const label = () => {
		if ( count === 0 ) {
			return t( 'Wishlist' );
		}
		return count === 1
			? t( 'Wishlist, one product' )
			: t( 'Wishlist, %s products', count );
	};
	return html`<a
		class="site-wishlist wishlist-link"
		href="/wishlist/"
		aria-label="${ label() }"
		>${ HEART }<span
			class="wishlist-count-badge"
			data-sf-wishlist-count
			aria-hidden="true"
			>${ count > 0 ? html`<span class="wishlist-count-badge__label">${ count }</span>` : '' }</span
		></a
	>`;
};
