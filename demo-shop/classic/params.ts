import { createHash } from 'node:crypto';
import { inlineScript } from '../content-policy';
import type { ShopContext } from '../context';
import type { Markup } from '../pages/layout';
import { inlineJson } from '../pages/script-data';

const AJAX_URLS = {
	ajax_url: '/wp-admin/admin-ajax.php',
	wc_ajax_url: '/?wc-ajax=%%endpoint%%',
};

/** Objects for classic scripts (docs/contract/classic-pages.md 1.1). */
export const classicParams = ( shop: ShopContext ): Markup => {
	const site = createHash( 'md5' ).update( shop.baseUrl ).digest( 'hex' );
	return inlineScript( `
		var wc_add_to_cart_params = ${ inlineJson( {
			...AJAX_URLS,
			i18n_view_cart: 'View cart',
			cart_url: `${ shop.baseUrl }/cart/`,
			is_cart: '',
			cart_redirect_after_add: shop.options.redirectAfterAdd
				? 'yes'
				: 'no',
		} ) };
		var wc_cart_fragments_params = ${ inlineJson( {
			...AJAX_URLS,
			cart_hash_key: `wc_cart_hash_${ site }`,
			fragment_name: `wc_fragments_${ site }`,
			request_timeout: '5000',
		} ) };
	` );
};
