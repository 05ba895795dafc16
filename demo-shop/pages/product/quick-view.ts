import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { productResponse } from '../../catalogue/product-response';
import { getProduct } from '../../catalogue/repository';
import type { ShopEnv } from '../../context';
import { t } from '../../texts';
import { wishlistButton } from '../../wishlist/button';
import { addForm } from '../add-form';
import { readFields } from '../form-fields';
import type { Markup } from '../layout';
import { plainName, price, stockLine } from '../product-parts';
import { productGallery } from './gallery';

export const QUICK_VIEW_ACTION = 'shopfront_quickview';

/** Opens the product in a dialog; without JavaScript, leads to its page. */
export const quickViewLink = ( product: ProductResponse ): Markup =>
	html`<a
		class="quick-view"
		href="${ product.permalink }"
		data-sf-quick-view="${ product.id }"
		>${ t( 'Quick view' ) }<span class="screen-reader-text"
			>: ${ plainName( product ) }</span
		></a
	>`;

const quickView = (
	c: Context< ShopEnv >,
	productId: number
): Markup | null => {
	const shop = c.get( 'shop' );
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
			<div class="product__wishlist">
				${ wishlistButton( c, response, 'product' ) }
			</div>
		</div>
	</div>`;
};

/** Empty for an unknown product. */
export const quickViewResponse = async (
	c: Context< ShopEnv >
): Promise< Response > => {
	const { product = '' } = await readFields( c );
	c.header( 'Cache-Control', 'private, no-store' );
	c.header( 'X-Robots-Tag', 'noindex' );
	const markup = quickView( c, Number( product ) );
	return markup ? c.html( String( await markup ) ) : c.body( '', 404 );
};

export const registerQuickView = ( app: Hono< ShopEnv > ): void => {
	app.post( '/wp-admin/admin-ajax.php', async ( c, next ) => {
		const { action } = await readFields( c );
		return action === QUICK_VIEW_ACTION ? quickViewResponse( c ) : next();
	} );
};
