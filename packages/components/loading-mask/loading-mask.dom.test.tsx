import { render, screen } from '@testing-library/react';
import { LoadingMask } from '..';

it( 'hides reloading content from screen readers and announces the loading', () => {
	const mask = ( isLoading: boolean ) => (
		<LoadingMask isLoading={ isLoading } className="mine" showSpinner>
			<button type="button">Old</button>
		</LoadingMask>
	);
	const { container, rerender } = render( mask( true ) );
	expect( screen.getByText( 'Loading…' ) ).toBeInTheDocument();
	expect( container.firstChild ).toHaveAttribute( 'aria-busy', 'true' );
	expect( screen.getByText( 'Old' ).parentElement ).toHaveAttribute(
		'inert'
	);
	rerender( mask( false ) );
	expect( screen.getByText( 'Old' ).parentElement ).not.toHaveAttribute(
		'inert'
	);
	expect( screen.getByRole( 'button', { name: 'Old' } ) ).toBeVisible();
	expect( screen.queryByText( 'Loading…' ) ).toBeNull();
	expect( container.firstChild ).toHaveClass( 'mine', { exact: true } );
} );

it( 'does not remove the focus from its content', () => {
	const mask = ( isLoading: boolean ) => (
		<LoadingMask isLoading={ isLoading }>
			<button type="button">Old</button>
		</LoadingMask>
	);
	const { rerender } = render( mask( false ) );
	const button = screen.getByRole( 'button' );
	button.focus();
	rerender( mask( true ) );
	expect( button ).toHaveFocus();
	expect( button.parentElement ).not.toHaveAttribute( 'inert' );
	expect( screen.getByRole( 'button' ) ).toBe( button );
} );
