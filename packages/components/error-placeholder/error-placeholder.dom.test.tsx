import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { ErrorPlaceholder } from '..';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => jest.mocked( speak ).mockClear() );

it( 'passes its focus to content that replaces it at once', async () => {
	const Page = () => {
		const [ hasFailed, setHasFailed ] = useState( true );
		return hasFailed ? (
			<ErrorPlaceholder onRetry={ () => setHasFailed( false ) } />
		) : (
			<h2>Your cart</h2>
		);
	};
	render( <Page /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Retry' } ) );
	expect( screen.getByRole( 'heading' ) ).toHaveFocus();
} );

it( 'shows the error and offers a retry', async () => {
	const onRetry = jest.fn();
	render( <ErrorPlaceholder message="No answer." onRetry={ onRetry } /> );
	expect( screen.getByText( 'Oops!' ) ).toBeVisible();
	expect( screen.getByText( 'Error: No answer.' ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Retry' } ) );
	expect( onRetry ).toHaveBeenCalledTimes( 1 );
} );

it( 'is announced again after a failed retry and preserves the focus meanwhile', async () => {
	const onRetry = jest.fn();
	const placeholder = ( isRetrying: boolean ) => (
		<ErrorPlaceholder
			message="No answer."
			onRetry={ onRetry }
			isRetrying={ isRetrying }
		/>
	);
	const { rerender } = render( placeholder( false ) );
	const message =
		'There was an error loading the content.\nError: No answer.';
	expect( speak ).toHaveBeenCalledTimes( 1 );
	expect( speak ).toHaveBeenLastCalledWith( message, 'assertive' );
	const retry = screen.getByRole( 'button', { name: 'Retry' } );
	await userEvent.click( retry );
	rerender( placeholder( true ) );
	expect( retry ).toHaveAttribute( 'aria-busy', 'true' );
	expect( retry ).toHaveFocus();
	expect( speak ).toHaveBeenCalledTimes( 1 );
	rerender( placeholder( false ) );
	expect( speak ).toHaveBeenCalledTimes( 2 );
} );

it( 'omits unknown details', () => {
	render( <ErrorPlaceholder /> );
	expect( screen.queryByText( /^Error/ ) ).toBeNull();
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );
