import { withRenderLimit } from './render-limit';

it( 'preserves default props, which React 18 supports for function components', () => {
	const defaultProps = { words: 'Wrapped for free' };
	const Guest = Object.assign( () => null, { defaultProps } );
	expect( withRenderLimit( Guest, () => 0 )?.defaultProps ).toBe(
		defaultProps
	);
} );
