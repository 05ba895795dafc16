/** Returns the address `#id` of the element that a link or button opens; `''` without one. */
export const readTarget = ( opener: HTMLElement ): string =>
	opener.dataset.sfOpen ?? opener.getAttribute( 'href' ) ?? '';
