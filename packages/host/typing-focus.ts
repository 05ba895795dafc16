/** A pause between two keys of a shopper who types on, ms. */
const TYPING_MS = 1500;

/** As WooCommerce's script focuses them when a page has loaded. */
const NOTICE = '[role="alert"][tabindex="-1"]';

/**
 * Gives the focus back to the field in which the shopper is typing, if a script moves it to a notice: WooCommerce's does
 * so half a second after it has run, and the next keys would be lost. Enter and Tab end the typing.
 */
export const keepTypingFocus = ( page: Document ): void => {
	let typedAt = -Infinity;
	page.addEventListener(
		'input',
		() => {
			typedAt = performance.now();
		},
		true
	);
	page.addEventListener(
		'keydown',
		( { key } ) => {
			if ( key === 'Enter' || key === 'Tab' ) {
				typedAt = -Infinity;
			}
		},
		true
	);
	page.addEventListener( 'focusin', ( { target, relatedTarget: field } ) => {
		if (
			TYPING_MS > performance.now() - typedAt &&
			( target as Element ).matches( NOTICE ) &&
			field instanceof HTMLElement
		) {
			field.focus( { preventScroll: true } );
		}
	} );
};
