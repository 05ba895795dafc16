import {
	COOKIE_NAMES,
	decodePairs,
	encodePairs,
	type CookieName,
	type Visits,
} from '@shopfront/attribution';
import type { AttributionSettings } from './settings';

const PREFIX = 'sbjs_';

/** Shares the cookies with the shop's subdomains. */
const place = ( { hostname }: Location ): string =>
	`path=/;domain=.${ hostname.replace( /^www\./, '' ) };samesite=lax`;

export const readVisits = ( page: Document ): Visits => {
	const visits: Visits = {};
	for ( const cookie of page.cookie.split( '; ' ) ) {
		const at = cookie.indexOf( '=' );
		const name = COOKIE_NAMES.find(
			( one ) => PREFIX + one === cookie.slice( 0, at )
		);
		if ( name ) {
			visits[ name ] = decodePairs( cookie.slice( at + 1 ) );
		}
	}
	return visits;
};

export const writeVisits = (
	page: Document,
	visits: Visits,
	{ lifetime, session, isBase64 }: AttributionSettings
): void => {
	for ( const name of Object.keys( visits ) as CookieName[] ) {
		const minutes = name === 'session' ? session : lifetime;
		page.cookie = [
			`${ PREFIX }${ name }=${ encodePairs( visits[ name ] ?? {}, isBase64 ) }`,
			place( page.location ),
			...( minutes > 0 ? [ `max-age=${ minutes * 60 }` ] : [] ),
		].join( ';' );
	}
};

export const removeVisits = ( page: Document ): void => {
	for ( const name of COOKIE_NAMES ) {
		page.cookie = `${ PREFIX }${ name }=;${ place( page.location ) };max-age=0`;
	}
};
