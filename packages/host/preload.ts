import { CART_PATH, LIBRARY_PREFIX } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { readPageData } from './page-data';

export const PRELOAD_ELEMENT_ID = `${ LIBRARY_PREFIX }-preload`;

/** Validate its body like any other response's. */
export interface PreloadedResponse {
	body: unknown;
	headers: Record< string, string >;
}

export type Preload = ReadonlyMap< string, PreloadedResponse >;

const readHeaders = ( headers: unknown ): Record< string, string > => {
	const values: Record< string, string > = {};
	for ( const [ name, value ] of Object.entries(
		isRecord( headers ) ? headers : {}
	) ) {
		if ( typeof value === 'string' || typeof value === 'number' ) {
			values[ name ] = String( value );
		}
	}
	return values;
};

/**
 * Reads the page's preloaded responses: `{ [path]: { body, headers } }` as JSON in `<script
 * type="application/json" id="sf-preload">`. If the element has no cart, older hosts' setting `cartData` is the cart
 * response. Drops entries without a body. Source: docs/contract/settings.md 1 and 3.
 */
export const readPreload = ( page: Document, cartData?: unknown ): Preload => {
	const responses = new Map< string, PreloadedResponse >();
	if ( isRecord( cartData ) ) {
		responses.set( CART_PATH, { body: cartData, headers: {} } );
	}
	const entries = readPageData( page, `#${ PRELOAD_ELEMENT_ID }` );
	for ( const [ path, entry ] of Object.entries(
		isRecord( entries ) ? entries : {}
	) ) {
		if ( isRecord( entry ) && entry.body !== undefined ) {
			responses.set( path, {
				body: entry.body,
				headers: readHeaders( entry.headers ),
			} );
		}
	}
	return responses;
};
