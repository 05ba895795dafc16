import { renameIds } from '@shopfront/behaviors/dialogs/modal-dialog';
import type { QuickViewSettings } from './settings';

const TIMEOUT_MS = 30_000;

/**
 * Fetches a product's HTML, without scripts and with ids that the page doesn't have. Rejects if the request fails or
 * the response has no product.
 */
export const fetchProduct = async (
	view: Window,
	settings: QuickViewSettings,
	productId: string,
	signal: AbortSignal
): Promise< HTMLElement > => {
	const { url, action, nonce } = settings;
	const controller = new AbortController();
	const abort = () => controller.abort();
	const request = async () => {
		const [ response, { sanitizeFragment } ] = await Promise.all( [
			view.fetch( url, {
				method: 'POST',
				headers: { 'X-Requested-With': 'XMLHttpRequest' },
				body: new URLSearchParams( {
					action,
					nonce,
					context: 'frontend',
					product: productId,
				} ),
				signal: controller.signal,
			} ),
			import( '@shopfront/behaviors/engine/sanitizer' ).then(
				( module ) => module.loadSanitizer()
			),
		] );
		const html = response.ok ? await response.text() : '';
		const product =
			sanitizeFragment( html ).querySelector< HTMLElement >( '.product' );
		if ( ! product ) {
			throw new Error( `The server sent no product ${ productId }.` );
		}
		renameIds( product, view.document, '-quick-view' );
		return view.document.importNode( product, true );
	};
	const timer = view.setTimeout( abort, TIMEOUT_MS );
	signal.addEventListener( 'abort', abort );
	return request().finally( () => view.clearTimeout( timer ) );
};
