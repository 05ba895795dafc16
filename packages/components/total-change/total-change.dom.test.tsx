import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TotalChange } from '..';

const changes = [
	{
		id: 2,
		line: '−$10.73: pickup is free',
		parts: [ '−$10.00: pickup is free', '−$0.73: tax' ],
	},
	{ id: 1, line: '−$5.00: coupon five', parts: [] },
];
const why = () =>
	screen.getByRole( 'button', { name: 'Why did the total change?' } );

it( 'lists the last changes with their parts on request, and closes with Escape or elsewhere', async () => {
	const user = userEvent.setup();
	render(
		<>
			<TotalChange current={ null } changes={ changes } />
			<button type="button">Elsewhere</button>
		</>
	);
	expect( screen.queryByText( '−$0.73: tax' ) ).not.toBeVisible();
	await user.click( why() );
	expect( why() ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( screen.getByText( '−$0.73: tax' ) ).toBeVisible();
	expect( screen.getByText( '−$5.00: coupon five' ) ).toBeVisible();
	await user.keyboard( '{Escape}' );
	expect( screen.getByText( '−$0.73: tax' ) ).not.toBeVisible();
	expect( why() ).toHaveFocus();
	await user.keyboard( '{Enter}' );
	expect( screen.getByText( '−$0.73: tax' ) ).toBeVisible();
	await user.tab();
	expect( screen.getByText( '−$0.73: tax' ) ).not.toBeVisible();
} );

it( 'is dismissed without losing the focus', async () => {
	const user = userEvent.setup();
	const onDismiss = jest.fn();
	render(
		<TotalChange
			current={ changes[ 0 ] ?? null }
			changes={ changes }
			onDismiss={ onDismiss }
		/>
	);
	await user.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	expect( onDismiss ).toHaveBeenCalledTimes( 1 );
	expect( why() ).toHaveFocus();
} );
