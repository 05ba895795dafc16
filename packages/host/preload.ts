import { CART_PATH, LIBRARY_PREFIX } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** Id of the script element in which a page hands over replies that it has already asked for. */
export const PRELOAD_ELEMENT_ID = `${ LIBRARY_PREFIX }-preload`;

/** A reply that came with the page. Its body is as unknown as that of any other reply. */
export interface PreloadedResponse {
	body: unknown;
	/** Header names as the page wrote them. */
	headers: Record< string, string >;
}

/** Replies by path, as `/wc/store/v1/cart`. */
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

const parse = ( text: string ): unknown => {
	try {
		return JSON.parse( text );
	} catch {
		// A page cut off in the middle still works: it asks the server instead.
		return undefined;
	}
};

/**
 * The replies that the page brings along: `{ [path]: { body, headers } }` as JSON in
 * `<script type="application/json" id="sf-preload">`, and the setting `cartData` of older hosts, which stands for
 * the reply of the cart's path unless the element has one. Entries without a body are dropped.
 * Source: docs/contract/settings.md 1 and 3.
 *
 * @param page     Where the element stands.
 * @param cartData The setting `cartData`; `undefined` when there is none.
 */
export const readPreload = (
	page: Pick< Document, 'getElementById' >,
	cartData?: unknown
): Preload => {
	const responses = new Map< string, PreloadedResponse >();
	if ( isRecord( cartData ) ) {
		responses.set( CART_PATH, { body: cartData, headers: {} } );
	}
	const element = page.getElementById( PRELOAD_ELEMENT_ID );
	const entries = parse( element?.textContent ?? '' );
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
