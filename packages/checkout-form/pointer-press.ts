import type { Host } from '@shopfront/host';

/** Postpones layout changes while the shopper presses a button. */
export interface PointerPress {
	/** Runs the callback after the current press and its click; at once if nothing is pressed. */
	after: ( callback: () => void ) => void;
	/** Starts observing the pointer. The returned function stops it and runs pending callbacks. */
	start: () => () => void;
}

/**
 * Pressing a button blurs a field. If we inserted the field's error at once, the button would move before its
 * release, and browsers wouldn't count that as a click.
 */
export const createPointerPress = ( {
	document,
	clock,
}: Pick< Host, 'document' | 'clock' > ): PointerPress => {
	const pending = new Set< () => void >();
	let isPressed = false;
	const release = () => {
		isPressed = false;
		pending.forEach( ( callback ) => callback() );
		pending.clear();
	};
	const onPress = () => {
		isPressed = true;
	};
	// The click follows the release.
	const onRelease = () => clock.setTimeout( release, 0 );
	const listeners = [
		[ 'mousedown', onPress ],
		[ 'mouseup', onRelease ],
		// These two end a press without a release.
		[ 'dragend', onRelease ],
		[ 'keydown', release ],
	] as const;
	return {
		after: ( callback ) =>
			isPressed ? void pending.add( callback ) : callback(),
		start: () => {
			listeners.forEach( ( [ type, listener ] ) =>
				document.addEventListener( type, listener, true )
			);
			return () => {
				listeners.forEach( ( [ type, listener ] ) =>
					document.removeEventListener( type, listener, true )
				);
				release();
			};
		},
	};
};
