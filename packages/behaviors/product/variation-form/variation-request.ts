interface VariationQuery {
	/** URL with `%%endpoint%%`. */
	url: string;
	form: HTMLElement;
	chosen: Readonly< Record< string, string > >;
	signal: AbortSignal;
}

/**
 * Requests the variation with the chosen values (docs/contract/product-pages.md 3). Resolves to `false` if there is
 * none. Rejects if the response is lost or unreadable, and with an `AbortError` if another request replaces this one.
 */
export const requestVariation = async ( {
	url,
	form,
	chosen,
	signal,
}: VariationQuery ): Promise< unknown > => {
	const response = await fetch(
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
	if ( ! response.ok ) {
		throw new Error( `The server answered with ${ response.status }.` );
	}
	return response.json();
};
