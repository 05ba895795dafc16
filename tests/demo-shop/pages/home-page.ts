import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import {
	completeAttributes,
	CORE,
	type GivenAttributes,
} from './collections/attributes';
import { productCollection } from './collections/collection';
import { findCollection } from './collections/find-collection';
import { renderPage, type Markup } from './layout';
import { t } from '../texts';
import { wishlistButton } from '../wishlist/button';

/** Renders four products of a collection. */
function fourOf(
	c: Context< ShopEnv >,
	given: GivenAttributes,
	eager: number
): Markup {
	const shop = c.get( 'shop' );
	const attributes = completeAttributes( {
		...given,
		displayLayout: { type: 'flex', columns: 4, shrinkColumns: true },
	} );
	return productCollection( {
		...findCollection( shop, attributes, {
			parameters: new URLSearchParams(),
		} ),
		pages: 1,
		options: shop.options,
		wishlist: ( product ) => wishlistButton( c, product, 'listing' ),
		attributes,
		getAddress: () => '/',
		eager,
	} );
}

/** Renders the home page. */
export function homePage( c: Context< ShopEnv > ): Promise< Response > {
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
				${ fourOf(
					c,
					{
						queryId: 1,
						collection: `${ CORE }best-sellers`,
						query: {
							perPage: 4,
							woocommerceStockStatus: [ 'instock' ],
						},
					},
					4
				) }
			</section>
			<section>
				<h2>${ t( 'On sale' ) }</h2>
				${ fourOf(
					c,
					{
						queryId: 2,
						collection: `${ CORE }on-sale`,
						query: {
							perPage: 4,
							orderBy: 'popularity',
							order: 'desc',
						},
					},
					0
				) }
			</section>`,
	} );
}
