/** A button with a menu of the lists to which it can add. */
const OWNER = '.yith-wcwl-add-button.with-dropdown';

/** Hides a menu that the pointer or the focus would show. */
const DISMISSED_CLASS = 'is-dismissed';

/**
 * Hides menus of lists by Escape, until pointer and focus have left their button. Styles show them while it has one of these, so that
 * they need no script (docs/contract/wishlist.md 2).
 */
export function startMenus( page: Document, signal: AbortSignal ): void {
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
				// Not also what is around it.
				event.preventDefault();
				owner.classList.add( DISMISSED_CLASS );
				// The focus would be on nothing.
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
}
