import { timeoutSignal } from '@shopfront/host';
import { isRecord } from '@shopfront/store-api';
import type { ClassicWindow } from './params';

/** Body of a response; `null` if it's empty, lost or not JSON. */
export type ClassicResponse = Record< string, unknown > | null;

/** HTML by CSS selector. */
export type Fragments = Record< string, string >;

const ENDPOINT = '%%endpoint%%';

/** Time limit of a request, ms. Later requests wait for it. */
const TIMEOUT_MS = 30_000;

/** Posts form fields to an AJAX endpoint (docs/contract/classic-pages.md 1). `url` contains `%%endpoint%%`. */
export const sendClassic = async (
	view: ClassicWindow,
	url: string,
	endpoint: string,
	data: Readonly< Record< string, unknown > >,
	timeoutMs = TIMEOUT_MS
): Promise< ClassicResponse > => {
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
			// jQuery also encodes nested values, which add-ons set.
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
};

/** Returns `null` if a response has no fragments. PHP prints an empty list as `[]`. */
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

/** An empty cart has the hash `''`. */
export const readHash = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';
