/** A button with a menu of lists to add to. */
const OWNER = '.yith-wcwl-add-button.with-dropdown';

/** Hides a menu despite hover or focus. */
const DISMISSED_CLASS = 'is-dismissed';

/**
 * Closes menus of lists on Escape, until pointer and focus have left the button. Styles show them on hover and focus,
 * so that they also work without script (docs/contract/wishlist.md 2).
 */
export const startMenus = ( page: Document, signal: AbortSignal ): void => {
	page.addEventListener(
		'keydown',
		( event ) => {
			const owners =
				event.key === 'Escape'
					? page.querySelectorAll(
							`${ OWNER }:is( :hover, :focus-within ):not( .${ DISMISSED_CLASS } )`
						)
					: [];
			for ( const owner of owners ) {
				// Don't close a dialog around the menu.
				event.preventDefault();
				owner.classList.add( DISMISSED_CLASS );
				// Otherwise the focus would be on a hidden link.
				if ( owner.contains( page.activeElement ) ) {
					owner.querySelector( 'a' )?.focus();
				}
			}
		},
		{ signal }
	);
	for ( const type of [ 'pointerout', 'focusout' ] ) {
		page.addEventListener(
			type,
			( {
				target,
				relatedTarget,
			}: Event & { relatedTarget?: unknown } ) => {
				const owner =
					target instanceof Element && target.closest( OWNER );
				if (
					owner &&
					! (
						relatedTarget instanceof Node &&
						owner.contains( relatedTarget )
					)
				) {
					owner.classList.remove( DISMISSED_CLASS );
				}
			},
			{ signal }
		);
	}
};
