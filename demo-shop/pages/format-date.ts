import { html } from 'hono/html';
import type { Markup } from './layout';
import { isGerman } from '../texts';

const DAYS = {
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	timeZone: 'UTC',
} as const;

const formatIn = ( locale: string ) =>
	new Intl.DateTimeFormat( locale, { dateStyle: 'long', timeZone: 'UTC' } );

const ENGLISH = formatIn( 'en-GB' );
const GERMAN = formatIn( 'de' );

/** `21 November 2026`, with its own text direction. */
export const dayOf = ( ms: number ): Markup =>
	html`<time datetime="${ new Date( ms ).toISOString() }" dir="ltr"
		>${ ( isGerman() ? GERMAN : ENGLISH ).format( ms ) }</time
	>`;

/** Formats the days between two times: `Wednesday 2 – Friday 4 December`. */
export const daysBetween = ( from: number, to: number ): string =>
	new Intl.DateTimeFormat( isGerman() ? 'de' : 'en-GB', DAYS ).formatRange(
		from,
		to
	);

/** Returns the time a number of working days later, ms. */
export const addWorkingDays = ( ms: number, days: number ): number => {
	const date = new Date( ms );
	for ( let left = days; left > 0; ) {
		date.setUTCDate( date.getUTCDate() + 1 );
		left -= date.getUTCDay() % 6 === 0 ? 0 : 1;
	}
	return date.getTime();
};
