import type { SearchQuery } from './create-search';
import type { LiveSearchSettings } from './settings';
import { readSuggestions, type Suggestion } from './suggestion';

const TIMEOUT_MS = 10_000;

/** Rejects if the response is lost, isn't 2xx, or isn't a list of suggestions. */
export const fetchSuggestions = async (
	view: Window,
	settings: LiveSearchSettings,
	query: SearchQuery,
	signal: AbortSignal
): Promise< Suggestion[] > => {
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
};
