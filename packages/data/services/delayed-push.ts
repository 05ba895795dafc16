import type { Host } from '@shopfront/host';

/** A debounced push of the shopper's input. */
export interface DelayedPush {
	/** Pushes after a delay; replaces a scheduled push. */
	schedule: ( delayMs: number ) => void;
	/** Cancels the scheduled push, for example if the caller pushes now. */
	cancel: () => void;
	stop: () => void;
}

/**
 * Calls `push` after the scheduled delay, or earlier when a field loses focus, because the shopper has then finished
 * typing.
 */
export function createDelayedPush(
	{ clock, document }: Pick< Host, 'clock' | 'document' >,
	push: () => void
): DelayedPush {
	let timer: unknown = null;
	const cancel = () => {
		clock.clearTimeout( timer );
		timer = null;
	};
	const flush = () => {
		cancel();
		push();
	};
	const onFocusOut = ( { target }: FocusEvent ) => {
		if (
			timer !== null &&
			target instanceof Element &&
			target.matches( 'input, select, textarea' )
		) {
			flush();
		}
	};
	document.body.addEventListener( 'focusout', onFocusOut );
	return {
		schedule: ( delayMs ) => {
			cancel();
			timer = clock.setTimeout( flush, delayMs );
		},
		cancel,
		stop: () => {
			cancel();
			document.body.removeEventListener( 'focusout', onFocusOut );
		},
	};
}
