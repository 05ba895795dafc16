// Half of the files have no document, and these matchers load all roles of ARIA.
if ( typeof window !== 'undefined' ) {
	require( '@testing-library/jest-dom' );
}

// A library of @wordpress/data adds idle callbacks, which would run while a test waits for something else. Without
// them, a page is never idle unless the test says so.
beforeEach( () => {
	if ( typeof window !== 'undefined' ) {
		Reflect.deleteProperty( window, 'requestIdleCallback' );
	}
} );
