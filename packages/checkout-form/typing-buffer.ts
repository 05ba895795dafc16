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
	/** Takes a value, to be handed on after a while without another: at the end of this task when `isDone`. */
	put: ( key: string, value: AddressValue, isDone?: boolean ) => void;
	/** Hands on what there is, now. */
	flush: () => void;
}

/**
 * A buffer that hands on all fields that were filled together in one go: a browser fills an address field by field,
 * but in one task.
 *
 * @param clock
 * @param handOn Takes what was typed; while it does, the buffer still has it, so that a field never flickers.
 */
export const createTypingBuffer = (
	clock: Clock,
	handOn: ( changes: Changes ) => void
): TypingBuffer => {
	let changes: ReadonlyMap< string, AddressValue > = new Map();
	let timer: TimerId | null = null;
	let isSoon = false;

	const flush = () => {
		clock.clearTimeout( timer );
		timer = null;
		isSoon = false;
		if ( changes.size === 0 ) {
			return;
		}
		const handedOn = changes;
		handOn( Object.fromEntries( handedOn ) );
		// Unless somebody has put more in meanwhile.
		changes = new Map(
			[ ...changes ].filter(
				( [ key, value ] ) => handedOn.get( key ) !== value
			)
		);
	};

	return {
		get: ( key ) => changes.get( key ),
		put: ( key, value, isDone = false ) => {
			changes = new Map( [ ...changes, [ key, value ] ] );
			isSoon ||= isDone;
			clock.clearTimeout( timer );
			timer = clock.setTimeout( flush, isSoon ? 0 : TYPING_PAUSE_MS );
		},
		flush,
	};
};
