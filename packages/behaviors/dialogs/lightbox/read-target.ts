/** Returns a hash such as `#menu`; `''` without a target. */
export const readTarget = ( opener: HTMLElement ): string =>
	opener.dataset.sfOpen ?? opener.getAttribute( 'href' ) ?? '';
