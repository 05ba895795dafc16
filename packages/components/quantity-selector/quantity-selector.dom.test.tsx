import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { QuantitySelector, type QuantitySelectorProps } from '..';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const onChange = jest.fn();

/** The owner accepts every change. */
const ControlledSelector = ( {
	quantity: first,
	...props
}: Partial< QuantitySelectorProps > ) => {
	const [ quantity, setQuantity ] = useState( first ?? 1 );
	return (
		<QuantitySelector
			limits={ { minimum: 1, maximum: 99, multiple_of: 1 } }
			itemName="Mug"
			{ ...props }
			quantity={ quantity }
			onChange={ ( next ) => {
				onChange( next );
				setQuantity( next );
			} }
		/>
	);
};

const open = ( props: Partial< QuantitySelectorProps > = {} ) =>
	render( <ControlledSelector { ...props } /> );
const field = () =>
	screen.getByRole( 'spinbutton', { name: 'Quantity of Mug in your cart.' } );
const minus = () =>
	screen.getByRole( 'button', { name: 'Reduce quantity of Mug' } );
const plus = () =>
	screen.getByRole( 'button', { name: 'Increase quantity of Mug' } );
const retype = async ( text: string ) => {
	await user.clear( field() );
	await user.type( field(), text );
};
const wait = ( delayMs: number ) =>
	act( async () => void jest.advanceTimersByTime( delayMs ) );
const reason = () => field().getAttribute( 'aria-describedby' );

// The code of messages loads with its first use.
beforeAll( () => import( './quantity-messages' ) );

beforeEach( () => {
	jest.useFakeTimers();
	onChange.mockClear();
	jest.mocked( speak ).mockClear();
} );
afterEach( () => jest.useRealTimers() );

it( 'has the same tab order as on screen', async () => {
	open( { quantity: 2 } );
	for ( const control of [ minus(), field(), plus() ] ) {
		await user.tab();
		expect( control ).toHaveFocus();
	}
} );

it( 'steps by its buttons and announces each change', async () => {
	open( { quantity: 2 } );
	await user.click( plus() );
	expect( onChange ).toHaveBeenLastCalledWith( 3 );
	// Announced after the paint.
	expect( speak ).not.toHaveBeenCalled();
	await wait( 100 );
	expect( speak ).toHaveBeenLastCalledWith( 'Quantity increased to 3.' );
	await user.click( minus() );
	expect( onChange ).toHaveBeenLastCalledWith( 2 );
	await wait( 100 );
	expect( speak ).toHaveBeenLastCalledWith( 'Quantity reduced to 2.' );
} );

it( 'steps by the arrow keys', async () => {
	open( { quantity: 2 } );
	await user.click( field() );
	await user.keyboard( '{ArrowUp}{ArrowUp}{ArrowDown}' );
	expect( onChange.mock.calls ).toEqual( [ [ 3 ], [ 4 ], [ 3 ] ] );
	expect( field() ).toHaveValue( '3' );
} );

it( 'steps from the typed quantity', async () => {
	open();
	await retype( '7' );
	await user.keyboard( '{ArrowUp}' );
	expect( onChange.mock.calls ).toEqual( [ [ 8 ] ] );
	await wait( 1000 );
	expect( onChange ).toHaveBeenCalledTimes( 1 );
} );

describe( 'at a limit', () => {
	const limits = { minimum: 1, maximum: 2, multiple_of: 1 };

	it( 'leaves the focus on the button, ignores clicks and announces the limit', async () => {
		open( { quantity: 1, limits } );
		await user.click( plus() );
		expect( plus() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( plus() ).toHaveFocus();
		await user.click( plus() );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		// Announced after the change that reached the limit.
		await wait( 100 );
		expect( speak ).toHaveBeenLastCalledWith(
			'The maximum quantity is 2.'
		);
	} );

	it( 'does not go below the minimum', async () => {
		open( { quantity: 1, limits } );
		expect( minus() ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( minus() );
		expect( onChange ).not.toHaveBeenCalled();
		await wait( 100 );
		expect( speak ).toHaveBeenLastCalledWith(
			'The minimum quantity is 1.'
		);
	} );
} );

it.each( [
	[ { minimum: 2, maximum: 5, multiple_of: 2 }, 4, 'maximum', 2, 4 ],
	[ { minimum: 3, maximum: 9, multiple_of: 2 }, 4, 'minimum', 4, 8 ],
] )(
	'shows the reachable limits of %o',
	async ( limits, quantity, limit, minimumText, maximumText ) => {
		open( { quantity, limits } );
		expect( field() ).toHaveAttribute(
			'aria-valuemin',
			String( minimumText )
		);
		expect( field() ).toHaveAttribute(
			'aria-valuemax',
			String( maximumText )
		);
		await user.click( limit === 'maximum' ? plus() : minus() );
		expect( onChange ).not.toHaveBeenCalled();
		await wait( 100 );
		expect( speak ).toHaveBeenLastCalledWith(
			`The ${ limit } quantity is 4.`
		);
	}
);

describe( 'typing', () => {
	it( 'commits 600 ms after the last key', async () => {
		open();
		await retype( '1' );
		await wait( 599 );
		await user.type( field(), '2' );
		await wait( 599 );
		expect( onChange ).not.toHaveBeenCalled();
		await wait( 1 );
		expect( onChange.mock.calls ).toEqual( [ [ 12 ] ] );
		await wait( 100 );
		expect( speak ).toHaveBeenLastCalledWith( 'Quantity increased to 12.' );
	} );

	it( 'commits once on Enter', async () => {
		open();
		await retype( '5{Enter}' );
		expect( onChange.mock.calls ).toEqual( [ [ 5 ] ] );
		await wait( 1000 );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'commits once when the page ends', async () => {
		open();
		await retype( '5' );
		act( () => void window.dispatchEvent( new Event( 'pagehide' ) ) );
		expect( onChange.mock.calls ).toEqual( [ [ 5 ] ] );
		await wait( 1000 );
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'commits on blur', async () => {
		open();
		await retype( '5' );
		await user.tab();
		expect( onChange.mock.calls ).toEqual( [ [ 5 ] ] );
	} );

	it.each( [
		[ '500', 99, 'Only 99 available. Quantity set to 99.' ],
		[ '-3', 1, 'The minimum is 1. Quantity set to 1.' ],
		[ '2.5', 3, 'Sold in whole numbers. Quantity set to 3.' ],
	] )(
		'changes %p to the allowed %p and says why beside the field and in speech',
		async ( text, expected, message ) => {
			open( { quantity: 50 } );
			await retype( text );
			await wait( 600 );
			expect( onChange.mock.calls ).toEqual( [ [ expected ] ] );
			expect( field() ).toHaveValue( String( expected ) );
			expect( field() ).toHaveAccessibleDescription( message );
			await wait( 1000 );
			expect( jest.mocked( speak ).mock.calls ).toEqual( [
				[ message ],
			] );
		}
	);

	it( 'names the step of a quantity that is not a multiple of it', async () => {
		open( { limits: { minimum: 6, maximum: 60, multiple_of: 6 } } );
		await retype( '20{Enter}' );
		await wait( 0 );
		expect( field() ).toHaveAccessibleDescription(
			'Sold in multiples of 6. Quantity set to 18.'
		);
	} );

	it( 'explains the limit even if the quantity is already at the limit', async () => {
		open( { quantity: 99 } );
		await retype( '500{Enter}' );
		await wait( 0 );
		expect( field() ).toHaveAccessibleDescription(
			'Only 99 available. Quantity set to 99.'
		);
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'repeats the message for a second quantity above the maximum', async () => {
		open( { quantity: 99 } );
		await retype( '500{Enter}' );
		await retype( '600{Enter}' );
		await wait( 100 );
		expect( speak ).toHaveBeenCalledTimes( 2 );
	} );

	it.each( [ '', 'many', '1e3' ] )(
		'restores the quantity for the text %p and explains that',
		async ( text ) => {
			open( { quantity: 4 } );
			await user.clear( field() );
			if ( text ) {
				await user.type( field(), text );
			}
			expect( field() ).toHaveValue( text );
			await wait( 600 );
			expect( field() ).toHaveValue( '4' );
			expect( onChange ).not.toHaveBeenCalled();
			const message = 'Enter a number. The quantity is still 4.';
			expect( field() ).toHaveAccessibleDescription( message );
			expect( speak ).toHaveBeenLastCalledWith( message );
		}
	);

	it( 'removes the message with the next valid change', async () => {
		open();
		await retype( '500{Enter}' );
		await wait( 0 );
		expect( reason() ).not.toBeNull();
		await retype( '7{Enter}' );
		await wait( 100 );
		expect( reason() ).toBeNull();
		expect( screen.queryByText( /available/ ) ).toBeNull();
		expect( speak ).toHaveBeenLastCalledWith( 'Quantity reduced to 7.' );

		await retype( 'many{Enter}' );
		await wait( 0 );
		await user.click( plus() );
		expect( reason() ).toBeNull();
	} );

	it( 'offers the removal of the item for a zero, and keeps the quantity', async () => {
		const onRemove = jest.fn();
		open( { quantity: 4, onRemove } );
		await retype( '0{Enter}' );
		await wait( 0 );
		expect( field() ).toHaveValue( '4' );
		expect( onChange ).not.toHaveBeenCalled();
		expect( field() ).toHaveAccessibleDescription(
			'The quantity is still 4. To remove the item, choose “Remove item”.'
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Remove item Mug' } )
		);
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'names the minimum for a zero if the item cannot be removed', async () => {
		open( { quantity: 4 } );
		await retype( '0{Enter}' );
		await wait( 0 );
		expect( field() ).toHaveAccessibleDescription(
			'The minimum is 1. The quantity is still 4.'
		);
		expect( screen.queryByRole( 'button', { name: /Remove/ } ) ).toBeNull();
	} );

	it( 'explains why an arrow key cannot step from a typed quantity', async () => {
		open( { quantity: 5 } );
		await retype( '500{ArrowUp}' );
		await wait( 100 );
		expect( onChange.mock.calls ).toEqual( [ [ 99 ] ] );
		expect( jest.mocked( speak ).mock.calls ).toEqual( [
			[ 'Only 99 available. Quantity set to 99.' ],
		] );
	} );

	it( 'accepts the decimal separator of the site', async () => {
		open( {
			limits: { minimum: 0.25, maximum: 9, multiple_of: 0.25 },
			decimalSeparator: ',',
		} );
		await retype( '1,5{Enter}' );
		expect( onChange.mock.calls ).toEqual( [ [ 1.5 ] ] );
	} );

	it( 'discards typed text when the row unmounts', async () => {
		const { unmount } = open();
		await retype( '5' );
		unmount();
		await wait( 1000 );
		expect( onChange ).not.toHaveBeenCalled();
	} );
} );

it( 'does nothing while it is disabled', async () => {
	open( { disabled: true } );
	expect( field() ).toBeDisabled();
	await user.click( plus() );
	expect( onChange ).not.toHaveBeenCalled();
} );
