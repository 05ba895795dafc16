import { isSafeUrl } from '@shopfront/text';

export const addViewCartLink = (
	button: HTMLElement,
	href: string,
	text: string
): void => {
	if ( button.parentElement?.querySelector( '.added_to_cart' ) ) {
		return;
	}
	const link = button.ownerDocument.createElement( 'a' );
	link.className = 'added_to_cart wc-forward';
	link.href = isSafeUrl( String( href ) ) ? href : '#';
	link.title = text;
	link.textContent = text;
	button.after( link );
};
