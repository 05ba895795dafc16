import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from '..';

const button = () => screen.getByRole( 'button', { name: 'Add coupons' } );

it( 'is closed until it is opened by pointer or keyboard', async () => {
	const user = userEvent.setup();
	render( <Panel title="Add coupons">Inside</Panel> );
	expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( screen.queryByText( 'Inside' ) ).toBeNull();

	await user.click( button() );
	expect( screen.getByText( 'Inside' ) ).toBeVisible();
	expect( button() ).toHaveAttribute( 'aria-expanded', 'true' );

	await user.keyboard( '{Enter}' );
	expect( screen.queryByText( 'Inside' ) ).toBeNull();
	await user.keyboard( ' ' );
	expect( screen.getByText( 'Inside' ) ).toBeVisible();
} );

it( 'can be open initially and can be a heading', () => {
	render(
		<Panel title="Add coupons" initialOpen headingLevel={ 3 }>
			Inside
		</Panel>
	);
	expect( screen.getByText( 'Inside' ) ).toBeVisible();
	expect(
		screen.getByRole( 'heading', { level: 3, name: 'Add coupons' } )
	).toContainElement( button() );
} );

it( 'can be controlled by its owner', async () => {
	const user = userEvent.setup();
	const setIsOpen = jest.fn();
	render(
		<Panel title="Add coupons" state={ [ false, setIsOpen ] }>
			Inside
		</Panel>
	);
	await user.click( button() );
	expect( setIsOpen ).toHaveBeenCalledWith( true );
	expect( screen.queryByText( 'Inside' ) ).toBeNull();
} );
