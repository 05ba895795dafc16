const BUTTON = '.wc-block-mini-cart__button';
const PRESSED = 'aria-busy';

/** Afterwards a press leads to the cart, as without scripts, ms. */
const HOLD_MS = 5000;

/**
 * Holds presses on the page's badges until the mini-cart's script starts. Add it to a page that has the drawer, as an
 * inline script: optimizers may run others much later.
 */
export const holdPress = ( page: Document ): void =>
	page.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		const button = form.querySelector( BUTTON );
		if ( ! button ) {
			return;
		}
		event.preventDefault();
		if ( button.hasAttribute( PRESSED ) ) {
			return;
		}
		button.setAttribute( PRESSED, 'true' );
		setTimeout( () => {
			if ( button.hasAttribute( PRESSED ) ) {
				button.removeAttribute( PRESSED );
				form.submit();
			}
		}, HOLD_MS );
	} );

export const repeatPress = ( button: HTMLElement | null ): void => {
	if ( button?.hasAttribute( PRESSED ) ) {
		button.removeAttribute( PRESSED );
		button.click();
	}
};
