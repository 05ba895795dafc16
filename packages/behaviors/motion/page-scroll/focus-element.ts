/** Moves the focus to an element, which may not be made for it, so that keys continue there. The page does not move. */
export function focusElement( target: HTMLElement ): void {
	const { ownerDocument: page } = target;
	target.focus( { preventScroll: true } );
	if ( page.activeElement === target || target.hasAttribute( 'tabindex' ) ) {
		return;
	}
	target.tabIndex = -1;
	target.focus( { preventScroll: true } );
	target.addEventListener(
		'blur',
		() => target.removeAttribute( 'tabindex' ),
		{ once: true }
	);
}
