/**
 * What holds for every component in every state that it has an example of. How they look, and what is done to them
 * with keys, is tried in a browser: tests/e2e/components.spec.ts.
 */
import { act, render } from '@testing-library/react';
import { Children, cloneElement, isValidElement } from '@wordpress/element';
import { componentExamples } from '../../tests/gallery/examples';

const all = componentExamples.flatMap( ( { component, examples } ) =>
	examples.map( ( { name, render: show } ) => ( {
		title: `${ component }: ${ name }`,
		show,
	} ) )
);

const INTERACTIVE =
	'a[href], button, input, select, textarea, [role="button"], [tabindex]';

const interactiveIn = ( container: HTMLElement ) => [
	...container.querySelectorAll< HTMLElement >( INTERACTIVE ),
];

/** The same, and yet another: what a parent passes that makes its props anew each time that it renders. */
const renewed = ( value: unknown ): unknown => {
	if ( typeof value === 'function' ) {
		return ( ...args: unknown[] ): unknown =>
			Reflect.apply( value, undefined, args );
	}
	if ( Array.isArray( value ) ) {
		return value.some( isValidElement )
			? // Written side by side they have no keys, which a list must have.
				Children.toArray( value ).map( renewed )
			: value.map( renewed );
	}
	if ( isValidElement< object >( value ) ) {
		return cloneElement( value, renewedProps( value.props ) );
	}
	return typeof value === 'object' && value !== null
		? renewedProps( value )
		: value;
};
const renewedProps = ( props: object ): object =>
	Object.fromEntries(
		Object.entries( props ).map( ( [ key, value ] ) => [
			key,
			renewed( value ),
		] )
	);

it( 'names each state once', () => {
	const titles = all.map( ( { title } ) => title );
	expect( new Set( titles ).size ).toBe( titles.length );
} );

describe.each( all )( '$title', ( { show } ) => {
	// The preset fails a test in which React has something to complain of.
	it( 'is there, and goes', () => {
		const { container, unmount } = render( show() );
		expect( container ).not.toBeEmptyDOMElement();
		unmount();
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'names what can be used', () => {
		const { container } = render( show() );
		for ( const element of interactiveIn( container ) ) {
			expect( element ).toHaveAccessibleName();
		}
	} );

	it( 'gives each id once, and points to none that is missing', () => {
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

	it( 'keeps the focus when its props change', () => {
		const again = () => {
			const example = show();
			return cloneElement( example, renewedProps( example.props ) );
		};
		const { container, rerender } = render( again() );
		for ( const element of interactiveIn( container ) ) {
			act( () => element.focus() );
			const { activeElement } = element.ownerDocument;
			rerender( again() );
			expect( element.ownerDocument.activeElement ).toBe( activeElement );
			expect( element ).toBeInTheDocument();
		}
	} );
} );
