import type { AddressKind } from '@shopfront/address';
import { checkoutStore } from '@shopfront/data/checkout';
import type { FaultKind } from '@shopfront/extensibility';
import { isRecord } from '@shopfront/store-api';
import type { BlockApp } from '../../app/block-app';

export interface Suggestion {
	id: string;
	label: string;
	matches: readonly { offset: number; length: number }[];
}

export interface ActiveProvider {
	id: string;
	/** HTML that the provider's terms require below its suggestions; `''` for none. */
	brandingHtml: string;
	/** Resolves to `null` on failure. */
	search: ( query: string ) => Promise< readonly Suggestion[] | null >;
	/** Resolves to `null` on failure. */
	select: (
		suggestionId: string
	) => Promise< Readonly< Record< string, string > > | null >;
}

/** The form shows this many suggestions (docs/contract/events.md 9). */
export const SUGGESTIONS_LIMIT = 5;

/** Milliseconds. */
export const ANSWER_LIMIT_MS = 5000;

const POINT = 'addressAutocomplete';

interface ProviderMethods {
	canSearch: ( ...args: unknown[] ) => unknown;
	search: ( ...args: unknown[] ) => unknown;
	select: ( ...args: unknown[] ) => unknown;
}

const isProvider = ( value: unknown ): value is ProviderMethods =>
	isRecord( value ) &&
	typeof value.canSearch === 'function' &&
	typeof value.search === 'function' &&
	typeof value.select === 'function';

const readSuggestion = ( value: unknown ): Suggestion[] => {
	if (
		! isRecord( value ) ||
		typeof value.id !== 'string' ||
		typeof value.label !== 'string' ||
		value.label.trim() === ''
	) {
		return [];
	}
	const { id, label, matchedSubstrings } = value;
	const matches = Array.isArray( matchedSubstrings )
		? ( matchedSubstrings as unknown[] ).flatMap( ( match ) =>
				isRecord( match ) &&
				typeof match.offset === 'number' &&
				typeof match.length === 'number' &&
				match.offset >= 0 &&
				match.length > 0
					? [ { offset: match.offset, length: match.length } ]
					: []
			)
		: [];
	return [ { id, label, matches } ];
};

const readSuggestions = ( answer: unknown ): Suggestion[] | null =>
	Array.isArray( answer )
		? ( answer as unknown[] )
				.flatMap( readSuggestion )
				.slice( 0, SUGGESTIONS_LIMIT )
		: null;

const readAddress = ( answer: unknown ): Record< string, string > | null =>
	isRecord( answer )
		? Object.fromEntries(
				Object.entries( answer ).filter(
					( entry ): entry is [ string, string ] =>
						typeof entry[ 1 ] === 'string'
				)
			)
		: null;

/** The providers that the page allows, in the merchant's order. Without the setting, all providers. */
const readAllowed = ( settings: BlockApp[ 'settings' ] ) => {
	const list: unknown = settings.getSetting(
		'addressAutocompleteProviders',
		null
	);
	return Array.isArray( list )
		? ( list as unknown[] ).flatMap( ( each ) =>
				isRecord( each ) && typeof each.id === 'string'
					? [
							{
								id: each.id,
								brandingHtml:
									typeof each.branding_html === 'string'
										? each.branding_html
										: '',
							},
						]
					: []
			)
		: null;
};

/**
 * Returns a country's address autocomplete provider, or `null`. Updates `activeProvider` and the checkout store,
 * which add-ons read. If a provider throws, rejects or returns a wrong value, only its suggestions suffer. Source:
 * docs/contract/globals.md 1, `window.wc.addressAutocomplete`.
 */
export const findProvider = (
	app: BlockApp,
	kind: AddressKind,
	country: string
): ActiveProvider | null => {
	const { host, settings, registry, extensionPoints } = app;
	const { clock } = host;
	const wc: unknown = Reflect.get( host.window, 'wc' );
	const global: unknown = isRecord( wc ) ? wc.addressAutocomplete : null;
	const { providers, activeProvider } = isRecord( global ) ? global : {};
	if ( ! isRecord( providers ) ) {
		return null;
	}
	const recordFault = ( id: string, fault: FaultKind, error?: unknown ) =>
		extensionPoints
			.get()
			?.statistics.recordFault( id, POINT, fault, error );
	const call = < Result >(
		id: string,
		work: () => unknown,
		read: ( answer: unknown ) => Result | null
	): Promise< Result | null > =>
		new Promise( ( resolve ) => {
			let isSettled = false;
			const settle = (
				result: Result | null,
				fault?: FaultKind,
				error?: unknown
			) => {
				if ( isSettled ) {
					return;
				}
				isSettled = true;
				clock.clearTimeout( timer );
				if ( fault ) {
					recordFault( id, fault, error );
				}
				resolve( result );
			};
			const timer = clock.setTimeout(
				() => settle( null, 'timeout' ),
				ANSWER_LIMIT_MS
			);
			new Promise( ( done ) => done( work() ) )
				.then( ( answer ) => {
					const result = read( answer );
					settle( result, result === null ? 'refused' : undefined );
				} )
				.catch( ( error ) => settle( null, 'threw', error ) );
		} );

	const allowed =
		readAllowed( settings ) ??
		Object.keys( providers ).map( ( id ) => ( { id, brandingHtml: '' } ) );
	for ( const { id, brandingHtml } of allowed ) {
		const provider = providers[ id ];
		let canSearch = false;
		try {
			canSearch =
				isProvider( provider ) &&
				provider.canSearch( country ) === true;
		} catch ( error ) {
			recordFault( id, 'threw', error );
		}
		if ( canSearch && isProvider( provider ) ) {
			const checkout = registry.dispatch( checkoutStore );
			void checkout.addAddressAutocompleteProvider( id );
			void checkout.setActiveAddressAutocompleteProvider( id, kind );
			if ( isRecord( activeProvider ) ) {
				activeProvider[ kind ] = provider;
			}
			return {
				id,
				brandingHtml,
				search: ( query ) =>
					call(
						id,
						() => provider.search( query, country ),
						readSuggestions
					),
				select: ( suggestionId ) =>
					call(
						id,
						() => provider.select( suggestionId, country ),
						readAddress
					),
			};
		}
	}
	void registry
		.dispatch( checkoutStore )
		.setActiveAddressAutocompleteProvider( '', kind );
	if ( isRecord( activeProvider ) ) {
		activeProvider[ kind ] = null;
	}
	return null;
};
