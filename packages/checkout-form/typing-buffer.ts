import type { AddressValue } from '@shopfront/address';
import type { Clock, TimerId } from '@shopfront/host';

type Changes = Readonly< Record< string, AddressValue > >;

/**
 * Milliseconds without typing before values reach the stores. Totals, rates and add-ons' blocks then don't render
 * between two keystrokes. 150 ms is about the pause between two words.
 */
export const TYPING_PAUSE_MS = 150;

export interface TypingBuffer {
	get: ( key: string ) => AddressValue | undefined;
	/** Restarts the typing pause. With `isFinal`, flushes at the end of the current task instead. */
	put: ( key: string, value: AddressValue, isFinal?: boolean ) => void;
	flush: () => void;
}

/**
 * Flushes fields that change together in one update: browsers autofill an address field by field, but in one task.
 * While `onFlush` runs, `get` still returns the values, so fields don't flicker.
 */
export const createTypingBuffer = (
	clock: Clock,
	onFlush: ( changes: Changes ) => void
): TypingBuffer => {
	let changes: ReadonlyMap< string, AddressValue > = new Map();
	let timer: TimerId | null = null;
	let isImmediate = false;

	const flush = () => {
		clock.clearTimeout( timer );
		timer = null;
		isImmediate = false;
		if ( changes.size === 0 ) {
			return;
		}
		const flushedChanges = changes;
		onFlush( Object.fromEntries( flushedChanges ) );
		// Preserves values that changed while `onFlush` ran.
		changes = new Map(
			[ ...changes ].filter(
				( [ key, value ] ) => flushedChanges.get( key ) !== value
			)
		);
	};

	return {
		get: ( key ) => changes.get( key ),
		put: ( key, value, isFinal = false ) => {
			changes = new Map( [ ...changes, [ key, value ] ] );
			isImmediate ||= isFinal;
			clock.clearTimeout( timer );
			timer = clock.setTimeout(
				flush,
				isImmediate ? 0 : TYPING_PAUSE_MS
			);
		},
		flush,
	};
};
