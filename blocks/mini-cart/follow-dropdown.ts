/**
 * Follows the dialog of the mini-cart while it is the dropdown below a badge; the drawer, which is the same dialog, covers the
 * window. Moves the dropdown to the top of the window if the shopper has scrolled the badge out of view, says at the badge's
 * button that it is open, and closes it when a modal dialog covers the page. Returns a function that stops it.
 */
export const followDropdown = ( dialog: HTMLDialogElement ): ( () => void ) => {
	const page = dialog.ownerDocument;
	let button: Element | null | undefined;
	const isDropdown = () =>
		dialog.open && dialog.classList.contains( 'sf-mini-cart-dropdown' );
	const update = () => {
		const bottom = dialog.parentElement?.getBoundingClientRect().bottom;
		dialog.style.setProperty(
			'--sf-dropdown-shift',
			`${ Math.max( 0, -( bottom ?? 0 ) ) }px`
		);
		button?.setAttribute( 'aria-expanded', 'false' );
		if ( isDropdown() ) {
			button = dialog.parentElement?.querySelector(
				'.wc-block-mini-cart__button'
			);
			button?.setAttribute( 'aria-expanded', 'true' );
		}
	};
	const close = () => {
		if ( isDropdown() ) {
			dialog.close();
		}
	};
	update();
	const observer = new MutationObserver( update );
	observer.observe( dialog, { attributeFilter: [ 'open' ] } );
	page.addEventListener( 'sf:layers:open', close );
	return () => {
		observer.disconnect();
		page.removeEventListener( 'sf:layers:open', close );
		button?.removeAttribute( 'aria-expanded' );
	};
};
