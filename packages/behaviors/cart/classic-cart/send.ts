import { timeoutSignal } from '@shopfront/host';
import { isRecord } from '@shopfront/store-api';
import type { ClassicWindow } from './params';

/** The body of a response; `null` if it is empty, not JSON, or lost. */
export type ClassicResponse = Record< string, unknown > | null;

/** HTML by the CSS selector of the elements to replace. */
export type Fragments = Record< string, string >;

const ENDPOINT = '%%endpoint%%';

/** Time limit of a request, ms: others wait for it. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a request to an endpoint of the shop (docs/contract/classic-pages.md 1).
 *
 * @param view      The window of the page.
 * @param url       URL with `%%endpoint%%`.
 * @param endpoint  Name of the endpoint.
 * @param data      Form fields.
 * @param timeoutMs
 */
export async function sendClassic(
	view: ClassicWindow,
	url: string,
	endpoint: string,
	data: Readonly< Record< string, unknown > >,
	timeoutMs = TIMEOUT_MS
): Promise< ClassicResponse > {
	const fields = Object.entries( data ).map( ( [ name, value ] ) => [
		name,
		String( value ),
	] );
	try {
		const response = await view.fetch( url.replace( ENDPOINT, endpoint ), {
			method: 'POST',
			headers: {
				'Content-Type':
					'application/x-www-form-urlencoded; charset=UTF-8',
				'X-Requested-With': 'XMLHttpRequest',
			},
			// jQuery also encodes the nested values that add-ons set.
			body:
				view.jQuery?.param( data ) ??
				new URLSearchParams( fields ).toString(),
			signal: timeoutSignal( timeoutMs ),
		} );
		const body: unknown = await response.json();
		return response.ok && isRecord( body ) ? body : null;
	} catch {
		return null;
	}
}

/** Reads the fragments of a response; `null` if it has none. PHP prints an empty list as `[]`. */
export const readFragments = ( value: unknown ): Fragments | null => {
	if ( Array.isArray( value ) && value.length === 0 ) {
		return {};
	}
	return isRecord( value )
		? Object.fromEntries(
				Object.entries( value ).filter(
					( entry ): entry is [ string, string ] =>
						typeof entry[ 1 ] === 'string'
				)
			)
		: null;
};

/** Reads the cart's hash of a response; `''` for an empty cart. */
export const readHash = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';
