import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from '@wordpress/element';
import { Button } from '..';

it( "is a button with the contract's classes", () => {
	const ref = createRef< HTMLButtonElement >();
	render(
		<Button ref={ ref } className="mine" variant="outlined">
			Apply
		</Button>
	);
	const button = screen.getByRole( 'button', { name: 'Apply' } );
	expect( button ).toHaveClass(
		'wc-block-components-button',
		'wp-element-button',
		'mine',
		'outlined'
	);
	expect( button ).toHaveAttribute( 'type', 'button' );
	expect( ref.current ).toBe( button );
} );

it( 'is a link if it has a URL', () => {
	render( <Button href="/checkout/">Proceed</Button> );
	expect( screen.getByRole( 'link', { name: 'Proceed' } ) ).toHaveAttribute(
		'href',
		'/checkout/'
	);
} );

it( 'preserves its focus and name and ignores clicks while busy', async () => {
	const user = userEvent.setup();
	const onClick = jest.fn();
	const onSubmit = jest.fn( ( event: React.FormEvent ) =>
		event.preventDefault()
	);
	const form = ( isBusy: boolean ) => (
		<form onSubmit={ onSubmit }>
			<Button type="submit" isBusy={ isBusy } onClick={ onClick }>
				Apply
			</Button>
		</form>
	);
	const { rerender } = render( form( false ) );
	await user.click( screen.getByRole( 'button' ) );
	expect( onSubmit ).toHaveBeenCalledTimes( 1 );

	rerender( form( true ) );
	const button = screen.getByRole( 'button', { name: 'Apply' } );
	expect( button ).toHaveFocus();
	expect( button ).toHaveAttribute( 'aria-busy', 'true' );
	await user.click( button );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
	expect( onSubmit ).toHaveBeenCalledTimes( 1 );
} );
