/**
 * Moves the dropdown to the top of the window when it opens below a badge that the shopper has scrolled out of view. The
 * drawer, which is the same dialog, covers the window anyway. Returns a function that stops it.
 */
export const keepDropdownInView = ( dialog: HTMLElement ): ( () => void ) => {
	const place = () => {
		const bottom = dialog.parentElement?.getBoundingClientRect().bottom;
		dialog.style.setProperty(
			'--sf-dropdown-shift',
			`${ Math.max( 0, -( bottom ?? 0 ) ) }px`
		);
	};
	place();
	const observer = new MutationObserver( place );
	observer.observe( dialog, { attributeFilter: [ 'open' ] } );
	return () => observer.disconnect();
};
