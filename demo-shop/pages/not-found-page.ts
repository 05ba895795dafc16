import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import { t } from '../texts';
import { renderPage } from './layout';

/** The shop no longer sells the product: caches and search engines should forget the page. */
export const withdrawnPage = ( c: Context< ShopEnv > ): Promise< Response > =>
	renderPage( c, {
		title: 'This product is gone',
		isTranslated: true,
		under: null,
		status: 410,
		main: html`<div class="plain-page">
			<h1>${ t( 'This product is gone' ) }</h1>
			<p>
				${ t( 'We no longer sell it. Perhaps you like something else.' ) }
			</p>
			<p>
				<a class="button" href="/shop/">${ t( 'Go to the shop' ) }</a>
			</p>
		</div>`,
	} );

export const notFoundPage = ( c: Context< ShopEnv > ): Promise< Response > => {
	return renderPage( c, {
		title: 'Page not found',
		under: null,
		status: 404,
		main: html`<div class="plain-page">
			<h1>There is nothing here</h1>
			<p>
				The page may have moved, or the address may have a slip in it.
			</p>
			<p><a class="button" href="/shop/">Go to the shop</a></p>
		</div>`,
	} );
};
