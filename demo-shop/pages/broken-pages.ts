import { gunzipSync } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type { ShopEnv } from '../context';
import { productPage } from './product-page';
import { quickViewResponse } from './product/quick-view';
import { shopPage } from './shop-page';
import { writeHtml } from './write-html';

export interface BrokenPage {
	path: string;
	title: string;
	/** Instructions for a visitor, and the result. */
	text: string;
}

/** `/behaviors/` links to them. */
export const BROKEN_PAGES: readonly BrokenPage[] = [
	{
		path: '/broken/variations/',
		title: 'A product whose variations cannot be read',
		text: 'Choose size and color: the server finds the variation, and price and stock are shown as usual.',
	},
	{
		path: '/broken/pictures/',
		title: 'A product with words instead of pictures',
		text: 'The descriptions of the pictures are shown. The full-screen view says which picture is missing, and links to it.',
	},
	{
		path: '/product/brass-barometer/',
		title: 'A product that is gone',
		text: 'The page says so, with the status 410 for caches and search engines.',
	},
	{
		path: '/broken/stock/',
		title: 'A product whose stock has changed',
		text: 'The page promises hundreds. Press Add to cart: below the button, the shop says how many there are.',
	},
	{
		path: '/broken/collection/',
		title: 'A list whose second page has no list',
		text: 'Go to page 2: the browser opens the page itself.',
	},
	{
		path: '/broken/script/',
		title: 'Parts of pages with scripts',
		text: 'Go to page 2, or open a quick view: their scripts never run, so the title of this page stays.',
	},
	{
		path: '/collections/#inactive-add-on',
		title: 'An unknown collection',
		text: 'Its add-on is inactive. It shows the products of its query.',
	},
];

/** Tries to run in three ways. */
const HOSTILE = `<script>document.title = 'Hacked'; window.hasRun = true</script><img src="/pictures/none" alt="" onerror="document.title = 'Hacked'; window.hasRun = true"><a href="javascript:window.hasRun=true">Hostile link</a>`;

/** Scripts request part of a page with this header. Browsers accept more for a page. */
const isRequestOfScript = ( c: Context< ShopEnv > ) =>
	c.req.header( 'Accept' ) === 'text/html';

const change = async (
	c: Context< ShopEnv >,
	page: Promise< Response >,
	edit: ( markup: string ) => string
): Promise< Response > => {
	const response = await page;
	const body = Buffer.from( await response.arrayBuffer() );
	const markup =
		response.headers.get( 'Content-Encoding' ) === 'gzip'
			? gunzipSync( body )
			: body;
	const edited = edit( String( markup ) );
	if ( edited === String( markup ) ) {
		throw new Error( `${ c.req.path } is as good as its original.` );
	}
	c.header( 'Content-Encoding', undefined );
	return writeHtml( c, edited, { status: 200 } );
};

const listing = ( c: Context< ShopEnv >, path: string ) =>
	shopPage( c, { term: null, path } );

export const registerBrokenPages = ( app: Hono< ShopEnv > ): void => {
	app.get( '/broken/variations/', ( c ) =>
		change( c, productPage( c, 'linen-shirt' ), ( markup ) =>
			markup.replace(
				/data-product_variations="[^"]{40}[^"]*"/,
				( data ) => `${ data.slice( 0, 400 ) }"`
			)
		)
	);
	app.get( '/broken/picture.svg', ( c ) =>
		c.text( 'These are words, not a picture.' )
	);
	app.get( '/broken/pictures/', ( c ) =>
		change( c, productPage( c, 'canvas-backpack' ), ( markup ) =>
			markup.replace( /[^"\s,]*\/pictures\/backpack[^"\s,]*/g, ( url ) =>
				url.replace( /^[^?]*/, '/broken/picture.svg' )
			)
		)
	);
	app.get( '/broken/stock/', ( c ) =>
		change( c, productPage( c, 'wool-socks' ), ( markup ) =>
			markup
				.replace(
					/(name="quantity"\s+)value="1"(\s+min="1"\s+)max="\d+"/,
					'$1value="500"$2max="999"'
				)
				.replace( /(<p class="stock[^>]*>)[^<]*/, '$1999 in stock' )
		)
	);
	app.get( '/broken/collection/', ( c ) =>
		c.req.query( 'page' )
			? change( c, listing( c, '/broken/collection/' ), ( markup ) =>
					markup.replaceAll(
						'wp-block-woocommerce-product-collection',
						'formerly-a-collection'
					)
				)
			: listing( c, '/broken/collection/' )
	);
	app.get( '/broken/script/', ( c ) =>
		change( c, listing( c, '/broken/script/' ), ( markup ) =>
			( isRequestOfScript( c )
				? markup.replace( /<h3 class="card__name">/, `${ HOSTILE }$&` )
				: markup
			).replace( '/wp-admin/admin-ajax.php', '/broken/quick-view' )
		)
	);
	app.post( '/broken/quick-view', async ( c ) =>
		change( c, quickViewResponse( c ), ( markup ) =>
			markup.replace( /<h2 class="product_title">/, `${ HOSTILE }$&` )
		)
	);
};
