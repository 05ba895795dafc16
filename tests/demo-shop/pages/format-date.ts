import { html } from 'hono/html';
import type { Markup } from './layout';

const FORMAT = new Intl.DateTimeFormat( 'en-GB', {
	dateStyle: 'long',
	timeZone: 'UTC',
} );

/** Formats a time as a day, `21 November 2026`, with its own text direction. */
export const dayOf = ( ms: number ): Markup =>
	html`<time datetime="${ new Date( ms ).toISOString() }" dir="ltr"
		>${ FORMAT.format( ms ) }</time
	>`;
