import { render, screen } from '@testing-library/react';
import { LoadingMask } from '..';

it( 'keeps from being read what is loaded anew, and says so', () => {
	const mask = ( isLoading: boolean ) => (
		<LoadingMask isLoading={ isLoading } className="mine" showSpinner>
			<button type="button">Old</button>
		</LoadingMask>
	);
	const { container, rerender } = render( mask( true ) );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	expect( screen.getByText( 'Loading…' ) ).toBeInTheDocument();
	expect( container.firstChild ).toHaveAttribute( 'aria-busy', 'true' );
	rerender( mask( false ) );
	expect( screen.getByRole( 'button', { name: 'Old' } ) ).toBeVisible();
	expect( screen.queryByText( 'Loading…' ) ).toBeNull();
	expect( container.firstChild ).toHaveClass( 'mine', { exact: true } );
} );
