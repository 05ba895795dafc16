import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { productResponse } from '../../catalogue/product-response';
import { getProduct } from '../../catalogue/repository';
import type { ShopContext, ShopEnv } from '../../context';
import { t } from '../../texts';
import { addForm } from '../add-form';
import { readFields } from '../form-fields';
import type { Markup } from '../layout';
import { plainName, price, stockLine } from '../product-parts';
import { inlineJson } from '../script-data';
import { productGallery } from './gallery';

const ACTION = 'shopfront_quickview';

/** Renders the link that shows a product in a dialog, and without script leads to its page. */
export const quickViewLink = ( product: ProductResponse ): Markup =>
	html`<a
		class="quick-view"
		href="${ product.permalink }"
		data-sf-quick-view="${ product.id }"
		>${ t( 'Quick view' ) }<span class="screen-reader-text"
			>: ${ plainName( product ) }</span
		></a
	>`;

/** Renders the settings of quick views (docs/contract/product-pages.md 7). */
export const quickViewSettings = (): Markup =>
	html`<script type="application/json" id="shopfront-settings">
		${ inlineJson( {
			ajaxurl: '/wp-admin/admin-ajax.php',
			actions: { quickView: ACTION },
			i18n: {
				quickView: t( 'Quick view' ),
				close: t( 'Close' ),
				quickViewLoading: t( 'Loading the product…' ),
				quickViewFailed: t( 'We couldn’t load the product.' ),
				quickViewRetry: t( 'Try again' ),
				quickViewDetails: t( 'View full details' ),
			},
		} ) }
	</script>`;

/** Renders what a quick view shows of a product: all but the sections below it. */
function quickView( shop: ShopContext, productId: number ): Markup | null {
	const found = getProduct( shop.database, productId );
	const product =
		found && ( getProduct( shop.database, found.parentId ) ?? found );
	if ( ! product ) {
		return null;
	}
	const response = productResponse( shop, product );
	return html`<div class="product product__top">
		${ productGallery( shop, response ) }
		<div class="summary product__summary">
			<h2 class="product_title">${ raw( response.name ) }</h2>
			${ price( response ) }
			<div class="prose">${ raw( response.short_description ) }</div>
			${ stockLine( response ) }
			${ addForm( shop, product, response, {} ) }
		</div>
	</div>`;
}

/** Answers with the product of a quick view; with nothing for an unknown one. */
export async function quickViewResponse(
	c: Context< ShopEnv >
): Promise< Response > {
	const { product = '' } = await readFields( c );
	c.header( 'Cache-Control', 'private, no-store' );
	c.header( 'X-Robots-Tag', 'noindex' );
	const markup = quickView( c.get( 'shop' ), Number( product ) );
	return markup ? c.html( String( await markup ) ) : c.body( '', 404 );
}

/** Registers the action that answers with a product for a quick view. */
export function registerQuickView( app: Hono< ShopEnv > ): void {
	app.post( '/wp-admin/admin-ajax.php', async ( c, next ) => {
		const { action } = await readFields( c );
		return action === ACTION ? quickViewResponse( c ) : next();
	} );
}
