/** Moves the focus to an element, even if it isn't focusable, so that the Tab key continues there. Doesn't scroll. */
export const focusElement = ( target: HTMLElement ): void => {
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
};
