import { html } from 'hono/html';
import {
	LIBRARY_PREFIX,
	SETTINGS_GLOBAL,
	STORE_API_NAMESPACE,
} from '@shopfront/names';
import type { CartResponse } from '@shopfront/store-api';
import { inlineScript } from '../content-policy';
import { cartHeaders } from '../api/reply';
import type { ShopContext } from '../context';
import type { Markup } from './layout';
import { encodedJson, inlineJson } from './script-data';

/** Lets a block render without a request. */
export const pageData = (
	shop: ShopContext,
	settings: object,
	cart: CartResponse
): Markup => {
	const preload = {
		[ `/${ STORE_API_NAMESPACE }/cart` ]: {
			body: cart,
			headers: cartHeaders( shop ),
		},
	};
	return html`${ inlineScript( `var ${ SETTINGS_GLOBAL } = ${ encodedJson( settings ) };` ) }
		<script type="application/json" id="${ LIBRARY_PREFIX }-preload">
			${ inlineJson( preload ) }
		</script>`;
};
