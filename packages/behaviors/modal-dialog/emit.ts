/**
 * Emits an event of a layer (docs/contract/site-behaviors.md 2). Returns `false` if a listener has canceled it, which only
 * `open` and `close` allow.
 *
 * @param target
 * @param name   Name of the kind of layer, such as `lightbox`.
 * @param what
 * @param opener Element that a visitor pressed, for listeners.
 */
export const emit = (
	target: EventTarget,
	name: string,
	what: 'open' | 'opened' | 'close' | 'closed',
	opener: HTMLElement | null = null
): boolean =>
	target.dispatchEvent(
		new CustomEvent( `sf:${ name }:${ what }`, {
			bubbles: true,
			cancelable: what === 'open' || what === 'close',
			detail: { opener },
		} )
	);
