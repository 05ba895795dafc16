/** Whether a click is for a behavior: no other script has handled it, and it asks for no new tab or download. */
export const isPlainClick = ( event: MouseEvent ): boolean =>
	! (
		event.defaultPrevented ||
		event.button ||
		event.metaKey ||
		event.ctrlKey ||
		event.shiftKey ||
		event.altKey
	);
