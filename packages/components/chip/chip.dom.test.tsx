import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, RemovableChip } from '..';

it( 'is a list item with its text and radius', () => {
	render(
		<ul>
			<Chip text="ten" radius="large" className="mine" />
		</ul>
	);
	expect( screen.getByRole( 'listitem' ) ).toHaveTextContent( 'ten' );
	expect( screen.getByRole( 'listitem' ) ).toHaveClass(
		'wc-block-components-chip--radius-large mine'
	);
} );

it( 'is removed by its button, unless a removal is in flight', async () => {
	const user = userEvent.setup();
	const onRemove = jest.fn();
	const chip = ( disabled: boolean ) => (
		<RemovableChip
			element="div"
			text="ten"
			disabled={ disabled }
			onRemove={ onRemove }
		/>
	);
	const { rerender } = render( chip( false ) );
	const button = screen.getByRole( 'button', { name: 'Remove "ten"' } );
	await user.click( button );
	expect( onRemove ).toHaveBeenCalledTimes( 1 );
	rerender( chip( true ) );
	await user.click( button );
	expect( onRemove ).toHaveBeenCalledTimes( 1 );
	expect( button ).toHaveAttribute( 'aria-busy', 'true' );
	expect( button ).toHaveFocus();
} );
