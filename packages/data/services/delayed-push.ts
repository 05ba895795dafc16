import type { Host } from '@shopfront/host';

export interface DelayedPush {
	/** Replaces a scheduled push. */
	schedule: ( delayMs: number ) => void;
	cancel: () => void;
	stop: () => void;
}

/** Calls `push` after the scheduled delay, or as soon as a field loses focus: the shopper has finished typing. */
export const createDelayedPush = (
	{ clock, document }: Pick< Host, 'clock' | 'document' >,
	push: () => void
): DelayedPush => {
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
};
