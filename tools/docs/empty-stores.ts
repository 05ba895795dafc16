import { createRegistry } from '@wordpress/data';
import { provideServices } from '@shopfront/data/services';
import { createHost } from '@shopfront/host';
import { createSettings } from '@shopfront/settings';
import { JSDOM } from 'jsdom';
import { ALL_STORES } from '../../packages/globals/all-stores';
import { registerStores } from '../../packages/globals/stores';
import { createFakeApi } from '../../tests/fixtures/fake-api';
import { storeServices } from '../../tests/fixtures/store-services';
import { code, literal, sentence } from './markdown';
import type { Member } from './read-types';

/** Arguments for selectors that need specific ones; all others get the name of something that doesn't exist. */
const ARGUMENTS: Readonly< Record< string, readonly string[] > > = {
	getValueForQueryKey: [ 'list', 'page' ],
	getCollection: [ 'wc/store/v1', 'products' ],
	getCollectionHeader: [ 'X-WP-Total', 'wc/store/v1', 'products' ],
	getCollectionError: [ 'wc/store/v1', 'products' ],
	getRoute: [ 'wc/store/v1', 'products' ],
	getActiveAutocompleteProvider: [ 'billing' ],
};

const withoutWarnings = ( call: () => unknown ): unknown => {
	const { warn } = console;
	console.warn = () => {};
	try {
		return call();
	} finally {
		console.warn = warn;
	}
};

export interface EmptyResult {
	value: unknown;
	/** Calling the selector fetches its data. */
	hasResolver: boolean;
}

/** Stores without data. Returns a function that calls one of their selectors. */
export const openEmptyStores = (): ( (
	store: string,
	selector: string
) => EmptyResult ) => {
	const { defaultView } = new JSDOM().window.document;
	if ( ! defaultView ) {
		throw new Error( 'The document has no window.' );
	}
	const registry = createRegistry();
	provideServices(
		registry,
		storeServices( {
			api: createFakeApi().client,
			host: createHost( defaultView ),
			settings: createSettings( {} ),
		} )
	);
	registerStores( registry, ALL_STORES );
	return ( store, name ) => {
		const selector = registry.select( store )[ name ];
		if ( ! selector ) {
			throw new Error( `${ store } has no selector ${ name }.` );
		}
		return {
			value: withoutWarnings( () =>
				selector( ...( ARGUMENTS[ name ] ?? [ 'none' ] ) )
			),
			hasResolver: Reflect.get( selector, 'hasResolver' ) === true,
		};
	};
};

/** Longest printed value; the selector's `@default` tag describes a longer one in words. */
const VALUE_LIMIT = 20;

/** Code or words. Throws if the selector's doc comment is incomplete. */
export const getEmptyResult = ( store: string ) => {
	const readEmpty = openEmptyStores();
	return ( member: Member ): string => {
		const { value, hasResolver } = readEmpty( store, member.name );
		if ( hasResolver !== /\bfetches\b/.test( sentence( member ) ) ) {
			throw new Error(
				`The doc comment of ${ member.name } must say that it fetches, if and only if it has a resolver.`
			);
		}
		const printed = literal( value );
		if ( printed.length > VALUE_LIMIT && ! member.default ) {
			throw new Error(
				`The doc comment of ${ member.name } needs a @default tag.`
			);
		}
		return member.default || code( printed );
	};
};
