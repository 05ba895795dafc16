import { withRenderLimit } from './render-limit';

it( 'leaves a component what it says of props that it is not given, as React 18 knows it', () => {
	const defaultProps = { words: 'Wrapped for free' };
	const Guest = Object.assign( () => null, { defaultProps } );
	expect( withRenderLimit( Guest, () => 0 )?.defaultProps ).toBe(
		defaultProps
	);
} );
