/**
 * Rules for every component in every state that has an example. tests/e2e/components.spec.ts tests appearance and
 * keyboard interaction in a browser.
 */
import { act, render } from '@testing-library/react';
import { Children, cloneElement, isValidElement } from '@wordpress/element';
import { componentExamples } from '../../tools/gallery/examples';

const all = componentExamples.flatMap( ( { component, examples } ) =>
	examples.map( ( { name, render: show } ) => ( {
		title: `${ component }: ${ name }`,
		show,
	} ) )
);

const INTERACTIVE =
	'a[href], button, input, select, textarea, [role="button"], [tabindex]:not([tabindex="-1"])';

const interactiveIn = ( container: HTMLElement ) => [
	...container.querySelectorAll< HTMLElement >( INTERACTIVE ),
];

/** Copies a value under another identity, like a parent that creates its props on each render. */
const copyValue = ( value: unknown ): unknown => {
	if ( typeof value === 'function' ) {
		return ( ...args: unknown[] ): unknown =>
			Reflect.apply( value, undefined, args );
	}
	if ( Array.isArray( value ) ) {
		return value.some( isValidElement )
			? // JSX children have no keys, which arrays require.
				Children.toArray( value ).map( copyValue )
			: value.map( copyValue );
	}
	if ( isValidElement< object >( value ) ) {
		return cloneElement( value, copyProps( value.props ) );
	}
	return typeof value === 'object' && value !== null
		? copyProps( value )
		: value;
};
const copyProps = ( props: object ): object =>
	Object.fromEntries(
		Object.entries( props ).map( ( [ key, value ] ) => [
			key,
			copyValue( value ),
		] )
	);

it( 'has unique names for the states', () => {
	const titles = all.map( ( { title } ) => title );
	expect( new Set( titles ).size ).toBe( titles.length );
} );

describe.each( all )( '$title', ( { show } ) => {
	// The jest preset fails a test in which React logs an error.
	it( 'mounts and unmounts', () => {
		const { container, unmount } = render( show() );
		expect( container ).not.toBeEmptyDOMElement();
		unmount();
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'has an accessible name for every control', () => {
		const { container } = render( show() );
		for ( const element of interactiveIn( container ) ) {
			expect( element ).toHaveAccessibleName();
		}
	} );

	it( 'has unique ids and no dangling references', () => {
		const { container } = render( show() );
		const ids = [ ...container.querySelectorAll( '[id]' ) ].map(
			( { id } ) => id
		);
		expect( new Set( ids ).size ).toBe( ids.length );
		const pointers = [
			'for',
			'aria-describedby',
			'aria-labelledby',
			'aria-errormessage',
		].flatMap( ( attribute ) =>
			[ ...container.querySelectorAll( `[${ attribute }]` ) ].flatMap(
				( element ) =>
					( element.getAttribute( attribute ) ?? '' ).split( ' ' )
			)
		);
		expect( ids ).toEqual( expect.arrayContaining( pointers ) );
	} );

	it( 'preserves the focus when its props change', () => {
		const copyExample = () => {
			const example = show();
			return cloneElement( example, copyProps( example.props ) );
		};
		const { container, rerender } = render( copyExample() );
		for ( const element of interactiveIn( container ) ) {
			act( () => element.focus() );
			const { activeElement } = element.ownerDocument;
			rerender( copyExample() );
			expect( element.ownerDocument.activeElement ).toBe( activeElement );
			expect( element ).toBeInTheDocument();
		}
	} );
} );
