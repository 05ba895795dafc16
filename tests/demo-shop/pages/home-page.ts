import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import { renderPage } from './layout';
import { listProducts } from './listing';
import { productGrid } from './product-card';
import { t } from '../texts';

/** Renders the home page. */
export function homePage( c: Context< ShopEnv > ): Promise< Response > {
	const shop = c.get( 'shop' );
	const popular = listProducts( shop, {
		perPage: 4,
		orderBy: 'popularity',
		stockStatuses: [ 'instock' ],
	} ).products;
	const onSale = listProducts( shop, {
		perPage: 4,
		isOnSale: true,
		orderBy: 'popularity',
	} ).products;
	return renderPage( c, {
		title: 'Home',
		crumbs: [],
		isTranslated: true,
		main: html`<section class="hero">
				<div>
					<h1>${ t( 'Things worth keeping' ) }</h1>
					<p>
						${ t( 'Mugs, linen, brass and paper, made slowly by people who sign their work.' ) }
					</p>
					<a class="button" href="/shop/"
						>${ t( 'See everything' ) }</a
					>
				</div>
				<img
					src="/pictures/tea-table.svg"
					alt=""
					width="800"
					height="800"
				/>
			</section>
			<section>
				<h2>${ t( 'Well loved' ) }</h2>
				${ productGrid( shop.options, popular, '/' ) }
			</section>
			<section>
				<h2>${ t( 'On sale' ) }</h2>
				${ productGrid( shop.options, onSale, '/', 0 ) }
			</section>`,
	} );
}
