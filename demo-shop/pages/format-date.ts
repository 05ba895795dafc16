import { html } from 'hono/html';
import type { Markup } from './layout';
import { isGerman } from '../texts';

const formatIn = ( locale: string ) =>
	new Intl.DateTimeFormat( locale, { dateStyle: 'long', timeZone: 'UTC' } );

const ENGLISH = formatIn( 'en-GB' );
const GERMAN = formatIn( 'de' );

/** `21 November 2026`, with its own text direction. */
export const dayOf = ( ms: number ): Markup =>
	html`<time datetime="${ new Date( ms ).toISOString() }" dir="ltr"
		>${ ( isGerman() ? GERMAN : ENGLISH ).format( ms ) }</time
	>`;
