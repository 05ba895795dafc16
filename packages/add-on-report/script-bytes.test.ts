/** @jest-environment node */
import { createScriptSizes } from './script-bytes';

const setUp = ( entries: readonly object[] ) => {
	const fetch = jest.fn( () => Promise.reject( new Error( 'Offline' ) ) );
	const getSize = createScriptSizes( {
		fetch,
		performance: Object.assign( Object.create( performance ), {
			getEntriesByName: () => entries,
		} ),
	} );
	return { fetch, getSize };
};

it.each( [
	[ 'no entry', [], null ],
	[
		'a size of zero, as for another origin',
		[ { transferSize: 0, encodedBodySize: 0 } ],
		null,
	],
	[ 'an entry without sizes', [ {} ], null ],
	[ 'its size', [ { transferSize: 900, encodedBodySize: 700 } ], 700 ],
	[
		'two entries',
		[ { transferSize: 300, encodedBodySize: 0 }, { encodedBodySize: 700 } ],
		700,
	],
] )(
	'reads the size of a script if the browser reports %s',
	( _case, entries, bytes ) => {
		const { fetch, getSize } = setUp( entries );
		expect( getSize( '/a.js' ) ).toBe( bytes );
		expect( fetch ).not.toHaveBeenCalled();
	}
);

it( 'fetches a cached script again, once', async () => {
	const { fetch, getSize } = setUp( [
		{ transferSize: 300, encodedBodySize: 0 },
	] );
	expect( getSize( '/a.js' ) ).toBeNull();
	expect( getSize( '/a.js' ) ).toBeNull();
	expect( fetch.mock.calls ).toEqual( [ [ '/a.js', { cache: 'reload' } ] ] );
} );
