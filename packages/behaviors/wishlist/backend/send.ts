import { LostAnswer } from './backend';

const TIMEOUT_MS = 15_000;

export interface JsonResponse {
	status: number;
	headers: Headers;
	body: unknown;
}

/**
 * Returns the JSON of a response, whatever its status.
 *
 * @throws {LostAnswer} If there is no response in time, its body isn't JSON, or it's the `0` of an unknown action.
 */
export const sendForJson = async (
	view: Window,
	url: string,
	init: RequestInit,
	signal?: AbortSignal
): Promise< JsonResponse > => {
	const controller = new AbortController();
	const abort = () => controller.abort();
	const request = async () => {
		const response = await view.fetch( url, {
			credentials: 'same-origin',
			cache: 'no-store',
			...init,
			signal: controller.signal,
		} );
		const { status, headers } = response;
		const text = await response.text();
		const body: unknown = status === 204 ? null : JSON.parse( text );
		if ( body === 0 ) {
			throw new LostAnswer( 'The server does not know the action.' );
		}
		return { status, headers, body };
	};
	signal?.addEventListener( 'abort', abort );
	const timer = view.setTimeout( abort, TIMEOUT_MS );
	return request()
		.catch( ( error: unknown ) => {
			signal?.throwIfAborted();
			throw error instanceof LostAnswer
				? error
				: new LostAnswer( String( error ) );
		} )
		.finally( () => {
			view.clearTimeout( timer );
			signal?.removeEventListener( 'abort', abort );
		} );
};
