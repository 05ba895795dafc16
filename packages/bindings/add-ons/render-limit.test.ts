/** @jest-environment node */
import { withRenderLimit } from './render-limit';

it( 'preserves default props, which React 18 supports for function components', () => {
	const defaultProps = { words: 'Wrapped for free' };
	const AddOn = Object.assign( () => null, { defaultProps } );
	expect( withRenderLimit( AddOn, () => 0 )?.defaultProps ).toBe(
		defaultProps
	);
} );
