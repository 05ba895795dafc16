import { isRecord } from '@shopfront/store-api';
import type { FaultKind } from '../statistics/log-fault';
import type { StatisticsCollector } from '../statistics/add-on-statistics';

export interface AddressLookupQuery {
	/** A complete postcode of the country, in upper case. */
	postcode: string;
	/** Country code, such as `US`. */
	country: string;
	/** Aborts when we no longer need the answer, or after the time limit. Pass it to `fetch`. */
	signal: AbortSignal;
}

export interface AddressPlace {
	/** City, as the form should show it. */
	city: string;
	/** Code or name of the state. Leave it out in countries without states. */
	state?: string;
}

/** Finds the city and state for a postcode. */
export interface AddressLookupConfig {
	/** Identifies the lookup in messages. A later registration with the same name replaces it. */
	name: string;
	/** Codes of the countries in which a postcode determines city and state, such as `[ 'US', 'DE' ]`. */
	countries: readonly string[];
	/** Returns the places with a postcode, the most likely one first; an empty list for an unknown postcode. */
	lookup: (
		query: AddressLookupQuery
	) => readonly AddressPlace[] | Promise< readonly AddressPlace[] >;
}

export interface LookupTimers {
	setTimeout: ( callback: () => void, delayMs: number ) => unknown;
	clearTimeout: ( timer: unknown ) => void;
}

export interface AddressLookups {
	/**
	 * Adds a lookup and replaces one of the same name. Throws if it's invalid. Returns a function that removes it.
	 */
	registerAddressLookup: ( config: AddressLookupConfig ) => () => void;
	hasLookup: ( country: string ) => boolean;
	/**
	 * Calls the country's last registered lookup. Resolves to an empty list if it finds nothing, fails, returns an
	 * invalid value, or exceeds the time limit; never rejects.
	 */
	lookUp: (
		query: AddressLookupQuery,
		timers: LookupTimers
	) => Promise< readonly AddressPlace[] >;
}

/** Milliseconds. */
export const LOOKUP_LIMIT_MS = 5000;

/** The form offers no more places. */
export const PLACES_LIMIT = 20;

const POINT = 'address lookup';
const NO_PLACES: readonly AddressPlace[] = [];
const PAGE = 'See docs/add-ons/registries.md.';

const isText = ( value: unknown ): value is string =>
	typeof value === 'string' && value.trim() !== '';

const describe = ( value: unknown ): string => {
	try {
		return JSON.stringify( value ) ?? typeof value;
	} catch {
		return typeof value;
	}
};

/** `null` if the registration is valid. */
const findProblem = ( config: unknown ): string | null => {
	if ( ! isRecord( config ) ) {
		return `registerAddressLookup() needs an object, but received ${ describe( config ) }. Pass { name, countries, lookup }.`;
	}
	const { name, countries, lookup } = config;
	if ( ! isText( name ) ) {
		return `An address lookup has no name. Give it a "name", such as "my-plugin". It received ${ describe( name ) }.`;
	}
	if (
		! Array.isArray( countries ) ||
		countries.length === 0 ||
		! countries.every(
			( code ) => typeof code === 'string' && /^[A-Z]{2}$/.test( code )
		)
	) {
		return `The address lookup "${ name }" needs "countries", a list of country codes such as [ "US" ], because it is asked for no other country. It received ${ describe( countries ) }.`;
	}
	return typeof lookup === 'function'
		? null
		: `The address lookup "${ name }" needs "lookup", a function that returns places. It received ${ describe( lookup ) }.`;
};

/** Leaves out invalid places. `null` if the answer isn't a list. */
const readPlaces = ( answer: unknown ): AddressPlace[] | null => {
	if ( ! Array.isArray( answer ) ) {
		return null;
	}
	const places: AddressPlace[] = [];
	for ( const each of answer.slice( 0, PLACES_LIMIT ) as unknown[] ) {
		if (
			! isRecord( each ) ||
			! isText( each.city ) ||
			( each.state !== undefined && typeof each.state !== 'string' )
		) {
			return null;
		}
		const city = each.city.trim();
		const state = each.state?.trim();
		places.push( state ? { city, state } : { city } );
	}
	return places;
};

export const createAddressLookups = (
	statistics: Pick< StatisticsCollector, 'measure' | 'recordFault' >
): AddressLookups => {
	const byName = new Map< string, AddressLookupConfig >();
	const find = ( country: string ) =>
		[ ...byName.values() ]
			.reverse()
			.find( ( { countries } ) => countries.includes( country ) );
	return {
		registerAddressLookup: ( config ) => {
			const problem = findProblem( config );
			if ( problem !== null ) {
				const message = `Shopfront: ${ problem } ${ PAGE }`;
				statistics.recordFault(
					isRecord( config ) && isText( config.name )
						? config.name
						: POINT,
					'registration',
					'unusable',
					message,
					true
				);
				throw new TypeError( message );
			}
			// A copy, so later changes of the add-on's object have no effect. A replaced lookup moves to the end.
			const registered = {
				name: config.name,
				countries: [ ...config.countries ],
				lookup: config.lookup,
			};
			byName.delete( registered.name );
			byName.set( registered.name, registered );
			return () => {
				if ( byName.get( registered.name ) === registered ) {
					byName.delete( registered.name );
				}
			};
		},
		hasLookup: ( country ) => find( country ) !== undefined,
		lookUp: ( { postcode, country, signal }, timers ) => {
			const found = find( country );
			if ( ! found || signal.aborted ) {
				return Promise.resolve( NO_PLACES );
			}
			const { name, lookup } = found;
			const limit = new AbortController();
			return new Promise( ( resolve ) => {
				let isSettled = false;
				const settle = (
					places: readonly AddressPlace[],
					fault?: FaultKind,
					error?: unknown
				) => {
					if ( isSettled ) {
						return;
					}
					isSettled = true;
					timers.clearTimeout( timer );
					signal.removeEventListener( 'abort', onAbort );
					if ( fault ) {
						statistics.recordFault( name, POINT, fault, error );
					}
					resolve( places );
				};
				const onAbort = () => {
					settle( NO_PLACES );
					limit.abort();
				};
				const onAnswer = ( answer: unknown ) => {
					const places = readPlaces( answer );
					if ( places ) {
						settle( places );
					} else {
						settle( NO_PLACES, 'refused' );
					}
				};
				const onError = ( error: unknown ) =>
					settle( NO_PLACES, 'threw', error );
				const timer = timers.setTimeout( () => {
					settle( NO_PLACES, 'timeout' );
					limit.abort();
				}, LOOKUP_LIMIT_MS );
				signal.addEventListener( 'abort', onAbort );
				try {
					const { result } = statistics.measure( name, () =>
						lookup( { postcode, country, signal: limit.signal } )
					);
					Promise.resolve( result ).then( onAnswer ).catch( onError );
				} catch ( error ) {
					onError( error );
				}
			} );
		},
	};
};
