const PRICE = '.price,.wc-block-components-product-price';

/** Returns the last price above the form that belongs to the same product. */
const findPrice = ( form: HTMLElement ): HTMLElement | undefined => {
	const product = form.closest( '.product' );
	return [ ...( product?.querySelectorAll< HTMLElement >( PRICE ) ?? [] ) ]
		.filter(
			( price ) =>
				price.closest( '.product' ) === product &&
				price.compareDocumentPosition( form ) ===
					Node.DOCUMENT_POSITION_FOLLOWING
		)
		.at( -1 );
};

/**
 * Shows the chosen variation's price in place of the product's price range. It's still in `place`, for screen readers and
 * add-ons. Follows scripts that change it there.
 */
export const replacePrice = (
	form: HTMLElement,
	place: HTMLElement,
	signal: AbortSignal
): void => {
	const price = findPrice( form );
	if ( ! price ) {
		return;
	}
	const range = [ ...price.childNodes ];
	const observer = new MutationObserver( () => {
		// A variation has no price element if all variations cost the same.
		const chosen = place.querySelector( '.price' );
		price.replaceChildren(
			...( chosen?.cloneNode( true ).childNodes ?? range )
		);
		chosen?.classList.add( 'sf-variation-price' );
	} );
	observer.observe( place, {
		childList: true,
		characterData: true,
		subtree: true,
	} );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		price.replaceChildren( ...range );
	} );
};
