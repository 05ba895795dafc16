type ChangeName = 'open' | 'opened' | 'loaded' | 'close' | 'closed' | 'change';

/**
 * Returns a function that emits the events `sf:<name>:…`, and returns false if a listener has canceled one. Only `open`
 * and `close` can be canceled (docs/contract/site-behaviors.md).
 */
export const createEmit =
	( name: string ) =>
	( target: EventTarget, change: ChangeName, detail?: unknown ): boolean =>
		target.dispatchEvent(
			new CustomEvent( `sf:${ name }:${ change }`, {
				bubbles: true,
				cancelable: change === 'open' || change === 'close',
				detail,
			} )
		);
