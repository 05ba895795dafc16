import RECORDED from '../../tests/contract/recordings/attribution-cookies.json';
import OBSERVED from '../../tests/fixtures/attribution/observed-visits.json';
import {
	COOKIE_NAMES,
	decodePairs,
	encodePairs,
	NONE,
	recordVisit,
	type CookieName,
	type Pairs,
	type Visits,
} from '.';

const NOW = new Date( '2026-11-24T08:15:00.999Z' );
const AGENT = 'Browser/1.0 (X; Y)';

/** Deliberate differences from the established library, by the row's name. */
const DIFFERENCES: Record< string, Pairs > = {
	// We keep the whole value, because only the first sign separates.
	'equals in value': { src: 'a=b' },
	// We keep the separator in a value, encoded.
	pipes: { src: 'a%7C%7C%7Cb=c' },
	// Not Google's host.
	'ref https://google.evil.com/': {
		typ: 'referral',
		src: 'google.evil.com',
		mdm: 'referral',
		cnt: '/',
	},
};

interface Step {
	url: string;
	referrer?: string;
	removed?: string[];
	cookies?: Record< string, string >;
	current: Record< string, string | undefined >;
	referred?: string;
	entry?: string;
	pages: string;
	visits: string;
}
const ROWS: ReadonlyArray< { name: string; steps: Step[] } > = OBSERVED;

const withoutNone = ( pairs: Pairs = {} ) =>
	Object.fromEntries(
		Object.entries( pairs ).filter( ( [ , value ] ) => value !== NONE )
	);

const omit = ( visits: Visits, names: readonly string[] = [] ): Visits =>
	Object.fromEntries(
		Object.entries( visits ).filter(
			( [ name ] ) => ! names.includes( name )
		)
	);

const readCookies = ( cookies: Record< string, string > = {} ): Visits =>
	Object.fromEntries(
		Object.entries( cookies ).map( ( [ name, value ] ) => [
			name.replace( 'sbjs_', '' ),
			decodePairs( value ),
		] )
	);

/** Opens pages one after the other. Writes and reads all cookies before each. */
const browse = (
	steps: ReadonlyArray< {
		url: string;
		referrer?: string;
		removed?: string[];
		cookies?: Record< string, string >;
	} >
): Visits[] => {
	let visits: Visits = {};
	return steps.map( ( { url, referrer = '', removed, cookies } ) => {
		const known = { ...omit( visits, removed ), ...readCookies( cookies ) };
		const changes = recordVisit( known, {
			url,
			referrer,
			userAgent: AGENT,
			now: NOW,
		} );
		visits = Object.fromEntries(
			Object.entries( { ...known, ...changes } ).map(
				( [ name, pairs ] ) => [
					name,
					decodePairs( encodePairs( pairs ) ),
				]
			)
		);
		return visits;
	} );
};

it( 'knows at least 80 visits', () => {
	expect( ROWS.flatMap( ( { steps } ) => steps ).length ).toBeGreaterThan(
		80
	);
} );

it.each( ROWS )(
	'records what the established library does: $name',
	( { name, steps } ) => {
		const visits = browse( steps );
		const difference = DIFFERENCES[ name ];
		expect(
			visits.map(
				( { current, current_add: details, session, udata } ) => ( {
					current: withoutNone( current ),
					referred: details?.rf,
					entry: difference ? '' : details?.ep,
					pages: session?.pgs,
					visits: udata?.vst,
				} )
			)
		).toEqual(
			steps.map( ( step ) => ( {
				current: { ...step.current, ...difference },
				referred: step.referred,
				entry: difference ? '' : step.entry,
				pages: step.pages,
				visits: step.visits,
			} ) )
		);
	}
);

const RECORDED_VISITS = RECORDED.cases.filter(
	// The behavior's own tests cover switching off.
	( { name } ) => ! name.startsWith( 'tracking-off' )
);

it.each( RECORDED_VISITS )(
	'writes the recorded cookies: $name',
	( { steps } ) => {
		const all = browse(
			steps.map( ( step ) => ( {
				url: step.url,
				referrer: step.document_referrer,
				removed:
					'cookies_removed_before' in step &&
					typeof step.cookies_removed_before === 'string'
						? [ step.cookies_removed_before.replace( 'sbjs_', '' ) ]
						: [],
			} ) )
		);
		steps.forEach( ( { cookies }, index ) => {
			const visits = all[ index ] ?? {};
			expect( Object.keys( visits ).sort() ).toEqual(
				cookies
					.map( ( { name } ) => name.replace( 'sbjs_', '' ) )
					.sort()
			);
			for ( const { name, value } of cookies ) {
				const recorded = decodePairs( value );
				const key = COOKIE_NAMES.find(
					( one ) => `sbjs_${ one }` === name
				) as CookieName;
				const ours = visits[ key ] ?? {};
				expect( Object.keys( ours ) ).toEqual(
					Object.keys( recorded )
				);
				// Time and browser come from the recording.
				const same = { ...ours };
				for ( const alias of [ 'fd', 'uag' ] ) {
					if ( alias in same ) {
						same[ alias ] = recorded[ alias ] ?? '';
					}
				}
				expect( encodePairs( same ) ).toBe( value );
			}
		} );
	}
);

it( 'writes dates in UTC', () => {
	const [ visits ] = browse( [ { url: 'https://shop.test/' } ] );
	expect( visits?.current_add?.fd ).toBe( '2026-11-24 08:15:00' );
} );

it( 'reads base64 with and without padding as it reads percent-encoded text', () => {
	const pairs = { src: 'newsletter', cmp: 'spring%20sale' };
	const short = encodePairs( pairs, true );
	expect( short ).not.toContain( '=' );
	expect( decodePairs( short ) ).toEqual( pairs );
	expect( decodePairs( btoa( 'src=a' ) ) ).toEqual( { src: 'a' } );
	expect( decodePairs( encodePairs( pairs ) ) ).toEqual( pairs );
} );

it.each( [ '', '%E0%A4%A', '%%%', 'abc', '|||', '=', '%00' ] )(
	'reads nothing from %j',
	( cookie ) => expect( decodePairs( cookie ) ).toEqual( {} )
);

it( 'cuts long addresses, so that servers accept the cookies', () => {
	const long = 'x'.repeat( 9000 );
	const [ visits = {} ] = browse( [
		{
			url: `https://shop.test/?utm_source=${ long }`,
			referrer: `https://example.org/${ long }`,
		},
	] );
	const header = Object.values( visits ).map( ( pairs ) =>
		encodePairs( pairs )
	);
	expect( header.join().length ).toBeLessThan( 6000 );
} );

describe( 'a promo code', () => {
	const visit = {
		url: 'https://shop.test/',
		referrer: '',
		userAgent: AGENT,
		now: NOW,
	};
	const promo = { min: 100, max: 999999 };

	it.each( [
		[ 0, '000100' ],
		[ 0.999999999, '999999' ],
	] )( 'for the random number %f is %s', ( number, code ) => {
		expect(
			recordVisit( {}, visit, { promo, random: () => number } ).promo
		).toEqual( { code } );
	} );

	it( 'stays the same', () => {
		expect(
			recordVisit( { promo: { code: '000100' } }, visit, { promo } )
		).not.toHaveProperty( 'promo' );
	} );
} );

it( 'reads parameters that a shop names', () => {
	const { current } = recordVisit(
		{},
		{
			url: 'https://shop.test/?c=spring&t=mug&d=top',
			referrer: '',
			userAgent: AGENT,
			now: NOW,
		},
		{ names: { campaign: 'c', term: 't', content: 'd' } }
	);
	expect( withoutNone( current ) ).toEqual( {
		typ: 'utm',
		cmp: 'spring',
		trm: 'mug',
		cnt: 'top',
	} );
} );
