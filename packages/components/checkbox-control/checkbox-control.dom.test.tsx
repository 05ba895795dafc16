import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxControl, ValidationInputError } from '..';

it( 'toggles on a click on the label and on the space key', async () => {
	const user = userEvent.setup();
	const onChange = jest.fn();
	render(
		<CheckboxControl id="news" label="Send me news" onChange={ onChange } />
	);
	await user.click( screen.getByText( 'Send me news' ) );
	await user.keyboard( ' ' );
	expect( onChange.mock.calls ).toEqual( [ [ true ], [ true ] ] );
	expect( screen.getByRole( 'checkbox' ) ).not.toBeChecked();
} );

it( 'is named by its label alone and is invalid only while it shows an error', () => {
	const feedback = (
		<ValidationInputError
			elementId="terms"
			errorMessage="Please accept the terms."
		/>
	);
	render(
		<CheckboxControl
			id="terms"
			label="I accept"
			checked
			hasError
			feedback={ feedback }
			onChange={ jest.fn() }
		/>
	);
	const box = screen.getByRole( 'checkbox', { name: 'I accept' } );
	expect( box ).toBeChecked();
	expect( box ).toBeInvalid();
	expect( screen.getByText( 'Please accept the terms.' ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );
