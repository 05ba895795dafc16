import { findSource, type ParameterNames } from './find-source';
import { NONE, type Pairs } from './pairs';

/** Without the prefix `sbjs_`. */
export const COOKIE_NAMES = [
	'migrations',
	'current_add',
	'first_add',
	'current',
	'first',
	'udata',
	'session',
	'promo',
] as const;

export type CookieName = ( typeof COOKIE_NAMES )[ number ];

export type Visits = Partial< Record< CookieName, Pairs > >;

export interface Visit {
	url: string;
	/** '' for none. */
	referrer: string;
	userAgent: string;
	now: Date;
}

export interface VisitOptions {
	names?: ParameterNames;
	/** The promo code's limits; without them there's no code. */
	promo?: { min: number; max: number };
	random?: () => number;
}

/** The established library's only migration. Without it, that library would delete the cookies. */
const MIGRATIONS: Pairs = { 1418474375998: '1' };

/** In characters. Servers reject more than about 8 KiB of cookies, and five of ours contain an address. */
const MAX_URL_LENGTH = 500;

const cut = ( url: string ): string => url.slice( 0, MAX_URL_LENGTH );

const formatDate = ( date: Date ): string =>
	date.toISOString().slice( 0, 19 ).replace( 'T', ' ' );

const readCount = ( text: string | undefined ): number =>
	Math.max( Number.parseInt( text ?? '', 10 ) || 0, 0 );

const createPromo = (
	{ min, max }: NonNullable< VisitOptions[ 'promo' ] >,
	random: () => number
): Pairs => ( {
	code: String( min + Math.floor( random() * ( max - min + 1 ) ) ).padStart(
		String( max ).length,
		'0'
	),
} );

/**
 * Returns the cookies that a visit changes. `known` are earlier visits' cookies, without `session` if it has expired.
 * Source: docs/contract/order-attribution.md.
 */
export const recordVisit = (
	known: Visits,
	{ url, referrer, userAgent, now }: Visit,
	{ names, promo, random = Math.random }: VisitOptions = {}
): Visits => {
	const { session, udata } = known;
	const changes: Visits = {};
	if ( ! known.migrations ) {
		changes.migrations = MIGRATIONS;
	}
	const source = findSource( {
		url,
		referrer,
		names,
		hasSource: Boolean( known.current ?? known.first ),
		hasSession: Boolean( session ),
	} );
	if ( source ) {
		const details: Pairs = {
			fd: formatDate( now ),
			ep: cut( url ),
			rf: cut( referrer ) || NONE,
		};
		const values = Object.fromEntries(
			Object.entries( source ).map( ( [ alias, value ] ) => [
				alias,
				cut( value ),
			] )
		);
		changes.current_add = details;
		changes.current = values;
		if ( ! known.first ) {
			changes.first_add = details;
			changes.first = values;
		}
	}
	changes.udata = {
		vst: String(
			Math.max( readCount( udata?.vst ) + ( session ? 0 : 1 ), 1 )
		),
		uip: NONE,
		uag: userAgent,
	};
	changes.session = {
		pgs: String(
			session ? Math.max( readCount( session.pgs ), 1 ) + 1 : 1
		),
		cpg: cut( url ),
	};
	if ( promo && ! known.promo ) {
		changes.promo = createPromo( promo, random );
	}
	return changes;
};
