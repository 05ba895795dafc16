import { lazySanitizer } from '@shopfront/html';
import { render, screen } from '@testing-library/react';
import { Label } from '..';

it( 'has the same text for screen readers', () => {
	render( <Label label="Save" wrapperProps={ { className: 'mine' } } /> );
	expect( screen.getByText( 'Save' ) ).toHaveClass( 'mine' );
} );

it( 'has another text for screen readers if given', () => {
	const { container } = render(
		<button type="button">
			<Label label="−" screenReaderLabel="Reduce" />
		</button>
	);
	expect( screen.getByRole( 'button', { name: 'Reduce' } ) ).toBeVisible();
	expect( container ).toHaveTextContent( '−' );
} );

it( 'is visually hidden without a label', () => {
	render(
		<Label screenReaderLabel="Reduce" wrapperProps={ { className: 'a' } } />
	);
	expect( screen.getByText( 'Reduce' ) ).toHaveClass(
		'a screen-reader-text'
	);
} );

it( 'preserves allowed markup of labels and removes the rest', async () => {
	await lazySanitizer.fetch();
	const { container } = render(
		<Label label="A <em>b</em> <a href='/'>c</a>" allowHTML />
	);
	expect( container.querySelector( 'em' ) ).not.toBeNull();
	expect( container.querySelector( 'a' ) ).toBeNull();
	expect( container ).toHaveTextContent( 'A b c' );
} );

it( 'renders nothing without text', () => {
	const { container } = render( <Label /> );
	expect( container ).toBeEmptyDOMElement();
} );
