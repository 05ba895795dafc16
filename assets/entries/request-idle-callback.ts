/**
 * Replaces @wordpress/data's `requestIdleCallback` polyfill for Safari, which is seven times as large and does more
 * than we need. 50 ms is the standard's limit per slice.
 */
const SLICE_MS = 50;

if ( typeof window !== 'undefined' && ! window.requestIdleCallback ) {
	window.requestIdleCallback = ( callback ) =>
		window.setTimeout( () => {
			const end = Date.now() + SLICE_MS;
			callback( {
				didTimeout: false,
				timeRemaining: () => Math.max( 0, end - Date.now() ),
			} );
		}, 1 );
	window.cancelIdleCallback = ( id ) => window.clearTimeout( id );
}

export {};
