/**
 * The mini-cart's dialog can be the dropdown below a badge, or the drawer, which covers the window. While it's the
 * dropdown, moves it to the top of the window if the shopper has scrolled the badge out of view, marks the badge's
 * button as expanded, and closes it when a modal dialog covers the page. Returns the stop function.
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
