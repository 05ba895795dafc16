import { render } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { observeSize } from './observe-size';

let report: () => void;
const disconnect = jest.fn();

const Measured = () => {
	const element = useRef< HTMLParagraphElement >( null );
	const [ count, setCount ] = useState( 0 );
	useLayoutEffect(
		() =>
			element.current
				? observeSize( element.current, () =>
						setCount( ( before ) => before + 1 )
					)
				: undefined,
		[]
	);
	return <p ref={ element }>{ count }</p>;
};

const withObserver = () =>
	Object.assign( window, {
		ResizeObserver: class {
			constructor( callback: () => void ) {
				report = callback;
			}
			observe() {}
			disconnect = disconnect;
		},
	} );
afterEach( () => {
	Reflect.deleteProperty( window, 'ResizeObserver' );
	disconnect.mockClear();
} );

it( 'renders state from the callback before the browser paints, until it is stopped', () => {
	withObserver();
	const { container, unmount } = render( <Measured /> );
	expect( container ).toHaveTextContent( '0' );
	// Stands in for the browser's call. `act` would also run later tasks.
	Reflect.set( globalThis, 'IS_REACT_ACT_ENVIRONMENT', false );
	report();
	expect( container ).toHaveTextContent( '1' );
	Reflect.set( globalThis, 'IS_REACT_ACT_ENVIRONMENT', true );
	unmount();
	expect( disconnect ).toHaveBeenCalledTimes( 1 );
} );

it( 'calls back once without ResizeObserver', () => {
	const { container } = render( <Measured /> );
	expect( container ).toHaveTextContent( '1' );
} );
