/** Most hosts have no global `wp` until add-ons load. */
interface MaybeTranslated {
	readonly wp?: {
		readonly i18n?: { __: ( text: string, domain: string ) => string };
	};
}

/**
 * Returns the page's translations if they're loaded. We don't import @wordpress/i18n: it's larger than this whole
 * entry, and the network may just have failed.
 */
const translator = () => {
	const page: MaybeTranslated = window;
	return page.wp?.i18n ?? { __: ( text: string ) => text };
};

/**
 * Shows that a block couldn't be loaded, with a button that reloads the page (docs/contract/cart-and-checkout.md 8,
 * "Block load failure"). Keeps the server's markup for pages without script.
 */
export const showLoadFailure = ( container: HTMLElement ): void => {
	const { __ } = translator();
	const notice = document.createElement( 'div' );
	notice.className = 'wc-block-error wc-block-components-error';
	notice.setAttribute( 'role', 'alert' );

	const header = document.createElement( 'p' );
	header.className = 'wc-block-error__header';
	header.textContent = __( 'Oops!', 'woocommerce' );

	const text = document.createElement( 'p' );
	text.className = 'wc-block-error__text';
	text.textContent = __(
		'There was an error loading the content.',
		'woocommerce'
	);

	const retryButton = document.createElement( 'button' );
	retryButton.type = 'button';
	retryButton.className = 'wc-block-error__button wp-element-button';
	retryButton.textContent = __( 'Try again', 'woocommerce' );
	retryButton.addEventListener( 'click', () => window.location.reload() );

	notice.append( header, text, retryButton );
	container.classList.remove( 'is-loading' );
	container
		.querySelectorAll( '.sf-skeleton' )
		.forEach( ( skeleton ) => skeleton.remove() );
	container.prepend( notice );
};
