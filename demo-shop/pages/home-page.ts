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
import { feedPlace } from '../feed/feed';
import { renderPage, type Markup } from './layout';
import { editable } from '../site/banners';
import { isGerman, t } from '../texts';
import { wishlistButton } from '../wishlist/button';

const fourOf = (
	c: Context< ShopEnv >,
	given: GivenAttributes,
	eager: number
): Markup => {
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
};

interface Slide {
	title: string;
	text: string;
	href: string;
	label: string;
	picture: string;
}

const SLIDES: readonly Slide[] = [
	{
		title: 'Things worth keeping',
		text: 'Mugs, linen, brass and paper, made slowly by people who sign their work.',
		href: '/shop/',
		label: 'See everything',
		picture: 'tea-table.svg',
	},
	{
		title: 'Light for long evenings',
		text: 'Lanterns of brass and glass that burn for nine hours.',
		href: '/shop/?s=lantern',
		label: 'See lanterns',
		picture: 'feed-lighthouse.svg',
	},
	{
		title: 'From the kiln on Tuesday',
		text: 'A new batch every week. Most of it is sold by Friday.',
		href: '/shop/?s=mug',
		label: 'See mugs',
		picture: 'feed-kiln.svg',
	},
];

const SLIDER_OPTIONS = JSON.stringify( {
	autoplay: 7000,
	loop: true,
	pauseOnHover: true,
} );

const slide = (
	{ title, text, href, label, picture }: Slide,
	index: number
): Markup =>
	html`<div class="hero">
		<div>
			<h2>${ t( title ) }</h2>
			<p>${ t( text ) }</p>
			<a class="button" href="${ href }">${ t( label ) }</a>
		</div>
		<img
			src="/pictures/${ picture }"
			alt=""
			width="800"
			height="800"
			${ index === 0 ? '' : html`loading="lazy"` }
		/>
	</div>`;

/** These numbers count up. */
const NUMBERS = [
	[ 12400, 'mugs thrown so far' ],
	[ 37, 'years at the harbor' ],
	[ 9, 'people who sign their work' ],
	[ 4860, 'repairs since 2009' ],
] as const;

const numbers = (): Markup =>
	html`<dl class="numbers">
		${ NUMBERS.map(
			( [ value, text ] ) =>
				html`<div>
					<dt>${ t( text ) }</dt>
					<dd>
						<span data-sf-count
							>${ value.toLocaleString( isGerman() ? 'de' : 'en' ) }</span
						>
					</dd>
				</div>`
		) }
	</dl>`;

/** A film behind the words, and a film that visitors start. */
const workshop = ( part: Markup | '' ): Markup =>
	html`<section class="film" ${ part } aria-labelledby="film-heading">
		<a
			class="film__background"
			data-sf-video="background"
			href="/pictures/harbour.webm"
			aria-label="${ t( 'Film: the harbor' ) }"
			><img
				src="/pictures/harbour.webp"
				alt=""
				width="960"
				height="540"
				loading="lazy"
		/></a>
		<div class="film__words">
			<h2 id="film-heading">${ t( 'Made where the boats come in' ) }</h2>
			<p>
				${ t( 'Our workshop is forty steps from the water. Come and see how things are made.' ) }
			</p>
			<a
				class="button"
				href="/pictures/harbour.webm"
				data-sf-lightbox="video"
				title="${ t( 'The harbor, six seconds' ) }"
				>${ t( 'Watch the film' ) }</a
			>
		</div>
	</section>`;

export const homePage = ( c: Context< ShopEnv > ): Promise< Response > => {
	const shop = c.get( 'shop' );
	return renderPage( c, {
		title: 'Home',
		styles: [ 'products', 'product-form', 'home' ],
		under: null,
		isTranslated: true,
		stickyHeader: 'up',
		main: html`<h1 class="screen-reader-text">
				${ t( 'Things worth keeping' ) }
			</h1>
			<section
				class="heroes"
				${ editable( shop, 'hero' ) }
				data-sf-slider
				data-sf-slider-options="${ SLIDER_OPTIONS }"
				aria-label="${ t( 'This week' ) }"
			>
				<div class="sf-slider__track">${ SLIDES.map( slide ) }</div>
			</section>
			<p>
				<a href="/tour/"
					>${ t( 'See ten promises of this shop kept, in two minutes' ) }</a
				>
			</p>
			<section ${ editable( shop, 'best-sellers' ) }>
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
			<section
				class="promises"
				aria-label="${ t( 'The workshop in numbers' ) }"
				data-sf-animate="fade-in-up"
			>
				${ numbers() }
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
			</section>
			${ workshop( editable( shop, 'film' ) ) }
			<section>
				<h2>${ t( 'Our photos' ) }</h2>
				${ feedPlace( shop ) }
			</section>
			<a class="sf-top" href="#top">${ t( 'Back to top' ) }</a>`,
	} );
};
