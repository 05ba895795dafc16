import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { ShopContext, ShopEnv } from '../context';
import { shopSecret } from '../database';
import type { Markup } from '../pages/layout';
import { isSigned, sign } from '../signature';
import { t } from '../texts';

/** See docs/contract/site-behaviors.md 3.4. */
export const FEED_ACTION = 'shopfront_load_instagram';

const PHOTOS = [
	{ file: 'feed-harbour.svg', text: 'The harbor before sunrise' },
	{ file: 'feed-kiln.svg', text: 'Mugs on their way into the kiln' },
	{ file: 'feed-linen.svg', text: 'Linen drying behind the workshop' },
	{ file: 'feed-bread.svg', text: 'Bread for the stall on Saturday' },
	{
		file: 'feed-lighthouse.svg',
		text: 'The lighthouse that is on our label',
	},
	{ file: 'feed-shelf.svg', text: 'A shelf with this week’s pots' },
] as const;

/** Width and height, px. */
const SIZE = 400;

const photoList = (): Markup =>
	html`<ul class="feed__photos">
		${ PHOTOS.map(
			( { file, text } ) =>
				html`<li>
					<img
						src="/pictures/${ file }"
						alt="${ t( text ) }"
						width="${ SIZE }"
						height="${ SIZE }"
						loading="lazy"
					/>
				</li>`
		) }
	</ul>`;

/** The account's name, signed: visitors can't read other accounts. */
const feedString = ( { database }: ShopContext ): string => {
	const text = Buffer.from(
		JSON.stringify( { account: 'harbourandfield' } )
	).toString( 'base64url' );
	return `${ text }.${ sign( shopSecret( database ), text ) }`;
};

/** Works as a link to the photos without JavaScript, and reserves their size until they arrive. */
export const feedPlace = ( shop: ShopContext ): Markup =>
	html`<div class="feed" data-sf-feed="${ feedString( shop ) }">
		<p class="feed__link">
			<a href="/photos/">${ t( 'See our photos' ) }</a>
		</p>
	</div>`;

/** For the page that the feed links to. */
export const feedPhotos = (): Markup =>
	html`<div class="feed">${ photoList() }</div>`;

/** Responds with photos, or with the error that the visitor's options choose. */
export const registerFeed = ( app: Hono< ShopEnv > ): void => {
	app.get( '/wp-admin/admin-ajax.php', async ( c, next ) => {
		const { action, data = '' } = c.req.query();
		if ( action !== FEED_ACTION ) {
			return next();
		}
		const { database, options } = c.get( 'shop' );
		const [ text = '', signature = '' ] = data.split( '.' );
		c.header( 'Cache-Control', 'private, no-store' );
		c.header( 'X-Robots-Tag', 'noindex' );
		if ( ! isSigned( shopSecret( database ), text, signature ) ) {
			return c.json( { success: false, data: 'Invalid data' } );
		}
		switch ( options.socialFeed ) {
			case 'refused':
				return c.json( {
					success: false,
					data: 'The access token has expired.',
				} );
			case 'unreadable':
				return c.html( '<p>There has been a critical error.</p>' );
			case 'unavailable':
				return c.json(
					{ success: false, data: 'Too many requests.' },
					503
				);
			default:
				return c.json( {
					success: true,
					data: String( await photoList() ),
				} );
		}
	} );
};
