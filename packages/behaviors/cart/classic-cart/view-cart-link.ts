import { isSafeUrl } from '@shopfront/text';

/** Class of a link that the server has printed, so that it has its space before it is needed. */
const RESERVED = 'sf-reserved';

/** Shows the link to the cart after a button: the one that its parent has, or a new one. */
export const addViewCartLink = (
	button: HTMLElement,
	href: string,
	text: string
): void => {
	const known = button.parentElement?.querySelector( '.added_to_cart' );
	if ( known ) {
		known.classList.remove( RESERVED );
		return;
	}
	const link = button.ownerDocument.createElement( 'a' );
	link.className = 'added_to_cart wc-forward';
	link.href = isSafeUrl( String( href ) ) ? href : '#';
	link.title = text;
	link.textContent = text;
	button.after( link );
};
