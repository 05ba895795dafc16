import type { Host } from '@shopfront/host';

/** A push of typed values that waits for a pause in typing. */
export interface DelayedPush {
	/** Pushes after a delay; replaces a push that waits. */
	schedule: ( delayMs: number ) => void;
	/** Drops the push that waits, as when the caller pushes now. */
	cancel: () => void;
	stop: () => void;
}

/**
 * Calls `push` when a scheduled delay is over, or when a field is left before that. The shopper has then finished
 * typing, and nothing has to wait.
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
