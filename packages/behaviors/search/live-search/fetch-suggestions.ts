import type { SearchQuery } from './create-search';
import type { LiveSearchSettings } from './settings';
import { readSuggestions, type Suggestion } from './suggestion';

/** Time after which an answer counts as lost, ms. */
const TIMEOUT_MS = 10_000;

/**
 * Asks the server for suggestions. Rejects if the answer is lost, has another status than 2xx, or is no list of suggestions.
 *
 * @param view
 * @param settings
 * @param query
 * @param signal   Aborted when the answer is not needed any more.
 */
export async function fetchSuggestions(
	view: Window,
	settings: LiveSearchSettings,
	query: SearchQuery,
	signal: AbortSignal
): Promise< Suggestion[] > {
	const base = view.document.baseURI;
	const address = new URL( settings.url, base );
	address.searchParams.set( 'action', settings.action );
	if ( query.category ) {
		address.searchParams.set( 'product_cat', query.category );
	}
	address.searchParams.set( 'query', query.text );
	const controller = new AbortController();
	const abort = () => controller.abort();
	const request = async () => {
		const response = await view.fetch( address.href, {
			headers: { Accept: 'application/json' },
			signal: controller.signal,
		} );
		if ( ! response.ok ) {
			throw new Error( `The status is ${ response.status }.` );
		}
		return readSuggestions( await response.json(), base );
	};
	const timer = view.setTimeout( abort, TIMEOUT_MS );
	signal.addEventListener( 'abort', abort );
	return request().finally( () => view.clearTimeout( timer ) );
}
