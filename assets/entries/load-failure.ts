/** What a page may have of WordPress: nothing, on most hosts, before add-ons are brought. */
interface MaybeTranslated {
	readonly wp?: {
		readonly i18n?: { __: ( text: string, domain: string ) => string };
	};
}

/**
 * The page's translations where it has them. The package itself is not imported: it would weigh more than the whole
 * entry, and what has just failed may be the very network that it would come by.
 */
const translator = () => {
	const page: MaybeTranslated = window;
	return page.wp?.i18n ?? { __: ( text: string ) => text };
};

/**
 * Says in a container that its block could not be loaded, with a way to try again
 * (docs/contract/cart-and-checkout.md 8, "Block load failure"). What the server wrote for pages without script stays
 * where it was.
 */
export function showLoadFailure( container: HTMLElement ): void {
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

	const again = document.createElement( 'button' );
	again.type = 'button';
	again.className = 'wc-block-error__button wp-element-button';
	again.textContent = __( 'Try again', 'woocommerce' );
	again.addEventListener( 'click', () => window.location.reload() );

	notice.append( header, text, again );
	container.classList.remove( 'is-loading' );
	container
		.querySelectorAll( '.sf-skeleton' )
		.forEach( ( skeleton ) => skeleton.remove() );
	container.prepend( notice );
}
