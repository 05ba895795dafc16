import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import { renderPage } from './layout';

/** Renders the page for an unknown URL. */
export function notFoundPage( c: Context< ShopEnv > ): Promise< Response > {
	return renderPage( c, {
		title: 'Page not found',
		crumbs: [],
		status: 404,
		main: html`<div class="plain-page">
			<h1>There is nothing here</h1>
			<p>
				The page may have moved, or the address may have a slip in it.
			</p>
			<p><a class="button" href="/shop/">Go to the shop</a></p>
		</div>`,
	} );
}
