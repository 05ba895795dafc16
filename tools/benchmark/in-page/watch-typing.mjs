/* global MutationObserver */

/**
 * Runs before the page's scripts. In `window.benchmarkTyping`, it records milliseconds: from each key press to the
 * paint of its update, long tasks, and until a new total is final.
 *
 * @param {{ total: string, postcode: string }} options
 */
export const watchTyping = ( { total, postcode } ) => {
	const seen = {
		keysMs: [],
		/** For keys that move to the next field, which commits the typed value. */
		leavesMs: [],
		longestTaskMs: 0,
		blockedMs: 0,
		postcodeTypedAt: null,
		/** Before the shopper typed the postcode. */
		totalBefore: null,
		settledAt: null,
	};
	window.benchmarkTyping = seen;

	const shownText = () => {
		const element = document.querySelector( total );
		const isPending =
			! element ||
			element.closest( '[aria-busy=true]' ) ||
			element.querySelector( '[aria-busy=true]' );
		return isPending ? null : element.textContent;
	};

	/** A message sent during a frame arrives after its paint. */
	const whenPainted = ( work ) =>
		window.requestAnimationFrame( () => {
			const channel = new MessageChannel();
			channel.port1.onmessage = work;
			channel.port2.postMessage( null );
		} );

	window.addEventListener(
		'keydown',
		( { key, timeStamp } ) =>
			whenPainted( () => {
				const list = key === 'Tab' ? seen.leavesMs : seen.keysMs;
				list.push( performance.now() - timeStamp );
			} ),
		{ capture: true }
	);
	window.addEventListener(
		'keydown',
		( { target, timeStamp } ) => {
			if ( target.matches( postcode ) ) {
				seen.totalBefore = shownText() ?? seen.totalBefore;
				seen.postcodeTypedAt = timeStamp;
				// A change before the last key has another reason.
				seen.settledAt = null;
			}
		},
		{ capture: true }
	);

	new MutationObserver( () => {
		if ( seen.postcodeTypedAt === null || seen.settledAt !== null ) {
			return;
		}
		const now = shownText();
		if ( now !== null && now !== seen.totalBefore ) {
			whenPainted( () => {
				seen.settledAt ??= performance.now();
			} );
		}
	} ).observe( document, {
		attributes: true,
		characterData: true,
		childList: true,
		subtree: true,
	} );

	new PerformanceObserver( ( list ) => {
		for ( const { duration } of list.getEntries() ) {
			seen.longestTaskMs = Math.max( seen.longestTaskMs, duration );
			seen.blockedMs += duration - 50;
		}
	} ).observe( { type: 'longtask' } );
};
