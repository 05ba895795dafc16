import type { VariationWindow } from './params';
import { readVariation, type Attributes, type Variation } from './variation';

/**
 * Asks the server for the variation with the chosen values (docs/contract/product-pages.md 3).
 *
 * @return The variation; `null` if the product has none. Rejects if the answer is lost or unreadable, and with an
 *         `AbortError` if another request replaces this one.
 */
export async function requestVariation(
	view: VariationWindow,
	form: HTMLElement,
	chosen: Attributes,
	signal: AbortSignal
): Promise< Variation | null > {
	const url = view.wc_add_to_cart_variation_params?.wc_ajax_url ?? '';
	const response = await view.fetch(
		url.replace( '%%endpoint%%', 'get_variation' ),
		{
			method: 'POST',
			headers: { 'X-Requested-With': 'XMLHttpRequest' },
			body: new URLSearchParams( {
				...chosen,
				product_id: form.dataset.product_id ?? '',
				custom_data: form.dataset.custom_data ?? '',
			} ),
			signal,
		}
	);
	const body: unknown = await response.json();
	const variation = readVariation( body );
	if ( ! response.ok || ( ! variation && body !== false ) ) {
		throw new Error( `The server did not answer with a variation.` );
	}
	return variation;
}
