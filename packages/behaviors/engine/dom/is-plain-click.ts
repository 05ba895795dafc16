/** False if another script has handled the click, or if it opens a new tab or downloads. */
export const isPlainClick = ( event: MouseEvent ): boolean =>
	! (
		event.defaultPrevented ||
		event.button ||
		event.metaKey ||
		event.ctrlKey ||
		event.shiftKey ||
		event.altKey
	);
