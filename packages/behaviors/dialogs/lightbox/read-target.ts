/** Returns a hash such as `#menu`; `''` without one. */
export const readTarget = ( opener: HTMLElement ): string =>
	opener.dataset.sfOpen ?? opener.getAttribute( 'href' ) ?? '';
