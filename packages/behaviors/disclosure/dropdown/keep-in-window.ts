/** In narrower containers, menus stay where the styles put them, px (docs/contract/site-behaviors.md 2). */
const MIN_CONTAINER_PX = 750;

/**
 * Moves an open menu into the window: along the edge if it's below its item, or to the other side if it's beside the
 * item. We only measure when it opens.
 */
export const keepInWindow = (
	submenu: HTMLElement,
	root: HTMLElement
): void => {
	const container = root.closest( '.sf-header' ) ?? root.parentElement;
	submenu.style.translate = '';
	submenu.classList.remove( 'is-flipped' );
	if ( ! container || container.clientWidth < MIN_CONTAINER_PX ) {
		return;
	}
	const { clientWidth } = root.ownerDocument.documentElement;
	const { left, right } = submenu.getBoundingClientRect();
	const shift = Math.max( 0, -left ) - Math.max( 0, right - clientWidth );
	if ( shift && submenu.parentElement?.closest( '.sf-submenu' ) ) {
		submenu.classList.add( 'is-flipped' );
	} else if ( shift ) {
		submenu.style.translate = `${ shift }px`;
	}
};
