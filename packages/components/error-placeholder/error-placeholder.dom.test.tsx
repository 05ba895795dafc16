import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPlaceholder } from '..';

it( 'says what could not be loaded, and lets it be tried again', async () => {
	const onRetry = jest.fn();
	render( <ErrorPlaceholder message="No answer." onRetry={ onRetry } /> );
	expect( screen.getByText( 'Oops!' ) ).toBeVisible();
	expect( screen.getByText( 'Error: No answer.' ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Retry' } ) );
	expect( onRetry ).toHaveBeenCalledTimes( 1 );
} );

it( 'says no more than it knows', () => {
	render( <ErrorPlaceholder /> );
	expect( screen.queryByText( /^Error/ ) ).toBeNull();
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );
