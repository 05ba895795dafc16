import { lazySanitizer } from '@shopfront/html';
import { render, screen } from '@testing-library/react';
import { Label } from '..';

it( 'reads as it looks', () => {
	render( <Label label="Save" wrapperProps={ { className: 'mine' } } /> );
	expect( screen.getByText( 'Save' ) ).toHaveClass( 'mine' );
} );

it( 'reads otherwise than it looks where that is asked for', () => {
	const { container } = render(
		<button type="button">
			<Label label="−" screenReaderLabel="Reduce" />
		</button>
	);
	expect( screen.getByRole( 'button', { name: 'Reduce' } ) ).toBeVisible();
	expect( container ).toHaveTextContent( '−' );
} );

it( 'is only said without a label', () => {
	render(
		<Label screenReaderLabel="Reduce" wrapperProps={ { className: 'a' } } />
	);
	expect( screen.getByText( 'Reduce' ) ).toHaveClass(
		'a screen-reader-text'
	);
} );

it( 'keeps the mark-up of labels, and no other', async () => {
	await lazySanitizer.fetch();
	const { container } = render(
		<Label label="A <em>b</em> <a href='/'>c</a>" allowHTML />
	);
	expect( container.querySelector( 'em' ) ).not.toBeNull();
	expect( container.querySelector( 'a' ) ).toBeNull();
	expect( container ).toHaveTextContent( 'A b c' );
} );

it( 'is nothing without words', () => {
	const { container } = render( <Label /> );
	expect( container ).toBeEmptyDOMElement();
} );
