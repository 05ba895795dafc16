import type { Context, Hono } from 'hono';
import { removeItem } from '../cart/commands';
import { permalink } from '../catalogue/product-links';
import { getProduct } from '../catalogue/repository';
import type { ShopContext, ShopEnv } from '../context';
import { shopSecret } from '../database';
import { isNonce } from '../nonce';
import { nonceOwner } from '../api/reply';
import { addWithNotice, attempt } from '../pages/add-with-notice';
import { backTo, type Fields } from '../pages/form-fields';
import { setNotice, type Notice } from '../pages/notices';
import { htmlToText } from '../text';

/** `null` for an unknown product, as recorded. */
const add = ( shop: ShopContext, query: Fields ): Notice | null => {
	const { 'add-to-cart': id, variation_id: variation } = query;
	const product = getProduct( shop.database, Number( id ) );
	if ( ! product ) {
		return null;
	}
	if ( product.type === 'variable' && ! variation ) {
		return {
			kind: 'error',
			text: 'Please choose product options.',
			link: {
				href: permalink( shop, product ),
				label: htmlToText( product.name ),
			},
		};
	}
	return addWithNotice( shop, {
		...query,
		'add-to-cart': variation ?? String( product.id ),
	} );
};

const remove = ( c: Context< ShopEnv >, key: string ): Response | null => {
	const shop = c.get( 'shop' );
	const isAllowed = isNonce(
		shopSecret( shop.database ),
		nonceOwner( shop ),
		c.req.query( '_wpnonce' ) ?? '',
		shop.now
	);
	if ( ! isAllowed ) {
		return null;
	}
	setNotice( c, {
		...attempt( () => {
			removeItem( shop, key );
			return 'Item removed.';
		} ),
		kind: 'info',
	} );
	const referrer = backTo( shop, c.req.header( 'Referer' ) );
	return c.redirect( referrer.includes( key ) ? '/cart/' : referrer );
};

/**
 * These links work on every page without JavaScript. `?add-to-cart=26` adds a product each time the page loads, as on
 * the platform; `?remove_item=` removes a line and needs a nonce.
 */
export const registerCartLinks = ( app: Hono< ShopEnv > ): void => {
	app.get( '*', async ( c, next ) => {
		const shop = c.get( 'shop' );
		const query = c.req.query();
		if ( query[ 'add-to-cart' ] !== undefined ) {
			const notice = add( shop, query );
			if ( notice?.kind === 'success' && shop.options.redirectAfterAdd ) {
				setNotice( c, notice );
				return c.redirect( '/cart/' );
			}
			c.set( 'notice', notice ?? undefined );
		}
		const removal = query.remove_item
			? remove( c, query.remove_item )
			: null;
		if ( removal ) {
			return removal;
		}
		await next();
	} );
};
