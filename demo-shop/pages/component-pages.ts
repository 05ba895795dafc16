import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import { bundleTags, readEntry, type Bundle } from './bundle';
import { renderPage, SHOP_TITLE, type Markup } from './layout';
import { serveFolder } from './static-files';
import { writeHtml } from './write-html';

const GALLERY_PATH = '/build/gallery';

const WITHOUT_SCRIPT = html`<noscript>
	<p>Components are drawn by script, which is off here.</p>
</noscript>`;

/** Without a build, shows how to build it. */
const place = ( kind: 'overview' | 'state', { entry }: Bundle ): Markup =>
	html`<div data-sf-gallery="${ kind }">
		${ WITHOUT_SCRIPT }
		${
			entry.js.length === 0
				? html`<p>
						There is no build of the gallery:
						<code>npm run build</code> makes one.
					</p>`
				: ''
		}
	</div>`;

const overview = ( c: Context< ShopEnv >, bundle: Bundle ) =>
	renderPage( c, {
		title: 'Components',
		head: bundleTags( bundle, { path: GALLERY_PATH } ),
		main: html`<h1>Components</h1>
			<p>
				What the blocks are made of, in every state that it can be in.
			</p>
			${ place( 'overview', bundle ) }`,
	} );

/** Nothing but the state, so its window is the state's viewport. */
const state = async (
	c: Context< ShopEnv >,
	bundle: Bundle
): Promise< Response > => {
	const markup = await html`<!doctype html>
		<html lang="en">
			<head>
				<meta charset="utf-8" />
				<meta
					name="viewport"
					content="width=device-width, initial-scale=1"
				/>
				<title>A component – ${ SHOP_TITLE }</title>
				<meta name="robots" content="noindex" />
				<link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
				<link rel="stylesheet" href="/assets/shop.css" />
				${ bundleTags( bundle, { path: GALLERY_PATH } ) }
			</head>
			<body class="sf-gallery-state">
				<main>${ place( 'state', bundle ) }</main>
			</body>
		</html>`;
	return writeHtml( c, String( markup ), { status: 200 } );
};

/** All components, and one component in one state. */
export const registerComponentPages = (
	app: Hono< ShopEnv >,
	galleryFolder: string
): void => {
	const bundle = () => readEntry( galleryFolder, 'gallery' );
	serveFolder( app, GALLERY_PATH, galleryFolder );
	app.get( '/components', ( c ) =>
		c.redirect( `/components/${ new URL( c.req.url ).search }` )
	);
	app.get( '/components/', ( c ) => overview( c, bundle() ) );
	app.get( '/components/state/', ( c ) => state( c, bundle() ) );
};
