import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from '..';

it( 'moves the focus to each field by pointer and keyboard', async () => {
	const user = userEvent.setup();
	const onFollow = jest.fn();
	render(
		<ErrorSummary
			onFollow={ onFollow }
			entries={ [
				{
					id: 'billing_email',
					elementId: 'email',
					message: 'No email',
					section: 'Contact',
				},
				{
					id: 't',
					elementId: 'terms',
					message: 'No terms',
					section: '',
				},
				{ id: 'x', elementId: '', message: 'No rate', section: '' },
			] }
		/>
	);
	const summary = screen.getByRole( 'region', {
		name: 'Please fix the following errors before continuing',
	} );
	const links = within( summary ).getAllByRole( 'link' );
	expect( links.map( ( { textContent } ) => textContent?.trim() ) ).toEqual( [
		'Contact No email',
		'No terms',
	] );
	expect( links[ 0 ] ).toHaveAttribute( 'href', '#email' );
	expect( screen.getByText( 'No rate' ) ).toBeVisible();
	await user.click( screen.getByText( /No email/ ) );
	await user.tab();
	await user.keyboard( '{Enter}' );
	expect( onFollow.mock.calls ).toEqual( [ [ 'email' ], [ 'terms' ] ] );
} );

it( 'renders nothing without errors', () => {
	const { container } = render(
		<ErrorSummary entries={ [] } onFollow={ jest.fn() } />
	);
	expect( container ).toBeEmptyDOMElement();
} );
