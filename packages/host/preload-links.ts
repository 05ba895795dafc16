/** The `rel` of a link to a file that the later scripts load themselves: a preload once they start. */
export const LATER_PRELOAD = 'sf-later';

/** The `rel` of a link to a file that a press in the first paint needs: a preload with the first press. */
export const PRESS_PRELOAD = 'sf-press';

export const preloadLinks = (
	page: Document,
	rel: typeof LATER_PRELOAD | typeof PRESS_PRELOAD
): void =>
	page
		.querySelectorAll< HTMLLinkElement >( `link[rel="${ rel }"]` )
		.forEach( ( link ) => {
			link.rel = 'preload';
		} );
