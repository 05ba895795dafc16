import type { AddressValue } from '@shopfront/address';
import type { Clock, TimerId } from '@shopfront/host';

type Changes = Readonly< Record< string, AddressValue > >;

/**
 * How long typing has to pause before the stores hear of it, ms. Whatever follows from a store (totals, rates, the
 * blocks of add-ons) then does not stand between two keys; 150 ms is about the pause between two words.
 */
export const TYPING_PAUSE_MS = 150;

/** Values on their way from the fields of a form to the stores. */
export interface TypingBuffer {
	/** What was put into a field and has not been handed on; `undefined` for nothing. */
	get: ( key: string ) => AddressValue | undefined;
	/** Takes a value, to be handed on after a while without another: at the end of this task when `isFinal`. */
	put: ( key: string, value: AddressValue, isFinal?: boolean ) => void;
	/** Hands on what there is, now. */
	flush: () => void;
}

/**
 * A buffer that hands on all fields that were filled together in one go: a browser fills an address field by field,
 * but in one task.
 *
 * @param clock
 * @param onFlush Takes what was typed; while it does, the buffer still has it, so that a field never flickers.
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
		// Unless somebody has put more in meanwhile.
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
