/**
 * In the place of the package that @wordpress/data brings for Safari, which has no `requestIdleCallback`: that does more
 * than anybody asks for here, and is seven times as large. Times are those of the standard: a slice is 50 ms.
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
