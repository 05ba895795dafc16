import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import type { Faults } from '../faults/faults';
import { readPlan } from '../faults/plan';
import { readFields } from '../pages/form-fields';
import { renderPage, type Markup } from '../pages/layout';
import { setNotice } from '../pages/notices';
import { findProof, startStop, type Proof } from './start-stop';
import { STOPS, type Stop } from './stops';
import { TOUR_TEXTS, type TourLanguage, type TourTexts } from './texts';

export const TOUR_PATH = '/tour/';

/** No fault applies below `/demo/`. */
const START_PATH = '/demo/tour';

const LANGUAGES = [ 'en', 'de', 'ar' ] as const;

const findLanguage = ( value: string | undefined ): TourLanguage | undefined =>
	LANGUAGES.find( ( language ) => language === value );

/** The URL's language, else the shop's. */
const readLanguage = ( c: Context< ShopEnv > ): TourLanguage =>
	findLanguage( c.req.query( 'lang' ) ) ??
	findLanguage( c.get( 'shop' ).options.locale.slice( 0, 2 ) ) ??
	'en';

const picture = ( { picture: path }: Stop ): Markup =>
	html`<svg
		class="tour__picture"
		viewBox="0 0 96 64"
		width="96"
		height="64"
		aria-hidden="true"
	>
		<path d="${ path }" />
	</svg>`;

const proofOf = ( { stop, count, isKept }: Proof, texts: TourTexts ): Markup =>
	html`<p class="tour__proof ${ isKept ? 'is-kept' : '' }">
		${ texts[ stop.proof ].replace( '%s', String( count ) ) }
		<strong>${ isKept ? texts.kept : texts.open }</strong>
	</p>`;

const card = (
	stop: Stop,
	proof: Proof | null,
	language: TourLanguage
): Markup => {
	const texts = TOUR_TEXTS[ language ];
	const { title, see, look } = texts.stops[ stop.id ] ?? {
		title: stop.id,
		see: '',
		look: '',
	};
	const titleId = `${ stop.id }-title`;
	return html`<li class="tour__stop" id="${ stop.id }">
		${ picture( stop ) }
		<h2 id="${ titleId }">${ title }</h2>
		<p>${ see }</p>
		<p><strong>${ texts.lookFor }:</strong> ${ look }</p>
		${ proof?.stop === stop ? proofOf( proof, texts ) : '' }
		<form
			method="post"
			action="${ START_PATH }"
			${ stop.opensTab ? html`target="_blank"` : '' }
		>
			<input type="hidden" name="stop" value="${ stop.id }" />
			<input type="hidden" name="lang" value="${ language }" />
			<button
				class="button"
				type="submit"
				aria-describedby="${ titleId }"
			>
				${ stop.opensTab ? texts.startTab : texts.start }
			</button>
		</form>
	</li>`;
};

const languageLinks = ( current: TourLanguage ): Markup =>
	html`<nav
		class="tour__languages"
		aria-label="${ TOUR_TEXTS[ current ].languages }"
	>
		${ LANGUAGES.map(
			( language ) =>
				html`<a
					href="${ TOUR_PATH }?lang=${ language }"
					lang="${ language }"
					${ language === current ? html`aria-current="true"` : '' }
					>${ TOUR_TEXTS[ language ].name }</a
				>`
		) }
	</nav>`;

/** Ten promises, each with a button that prepares the shop. */
const tourPage = ( c: Context< ShopEnv > ): Promise< Response > => {
	const language = readLanguage( c );
	const texts = TOUR_TEXTS[ language ];
	const proof = findProof( c.get( 'shop' ) );
	return renderPage( c, {
		title: 'Tour',
		styles: [ 'tour' ],
		isTranslated: true,
		main: html`<div
			class="tour"
			lang="${ language }"
			dir="${ language === 'ar' ? 'rtl' : 'ltr' }"
		>
			<h1>${ texts.title }</h1>
			<p>${ texts.intro }</p>
			${ languageLinks( language ) }
			<ol class="tour__stops">
				${ STOPS.map( ( stop ) => card( stop, proof, language ) ) }
			</ol>
		</div>`,
	} );
};

export const registerTour = ( app: Hono< ShopEnv >, faults: Faults ): void => {
	app.get( TOUR_PATH, tourPage );
	app.post( START_PATH, async ( c ) => {
		const { stop: id, lang } = await readFields( c );
		const stop = STOPS.find( ( each ) => each.id === id );
		if ( ! stop ) {
			return c.redirect( TOUR_PATH, 303 );
		}
		const context = c.get( 'shop' );
		const language = findLanguage( lang ) ?? 'en';
		startStop( context, stop, language );
		faults.setPlan(
			context.session.id,
			readPlan( { plan: [ ...stop.plan ] } ) ?? []
		);
		const texts = TOUR_TEXTS[ language ].stops[ stop.id ];
		setNotice( c, {
			kind: 'info',
			text: `${ texts?.title ?? '' }. ${ texts?.look ?? '' }`,
		} );
		return c.redirect( stop.page, 303 );
	} );
};
