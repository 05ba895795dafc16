import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { QuantitySelector, type QuantitySelectorProps } from '..';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const onChange = jest.fn();

/** A controlled selector whose owner accepts every change. */
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
	act( () => void jest.advanceTimersByTime( delayMs ) );

beforeEach( () => {
	jest.useFakeTimers();
	onChange.mockClear();
	jest.mocked( speak ).mockClear();
} );
afterEach( () => jest.useRealTimers() );

it( 'steps by its buttons and announces each change', async () => {
	open( { quantity: 2 } );
	await user.click( plus() );
	expect( onChange ).toHaveBeenLastCalledWith( 3 );
	// Announced after the change has been painted.
	expect( speak ).not.toHaveBeenCalled();
	wait( 100 );
	expect( speak ).toHaveBeenLastCalledWith( 'Quantity increased to 3.' );
	await user.click( minus() );
	expect( onChange ).toHaveBeenLastCalledWith( 2 );
	wait( 100 );
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
	wait( 1000 );
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
		wait( 100 );
		expect( speak ).toHaveBeenLastCalledWith(
			'The maximum quantity is 2.'
		);
	} );

	it( 'does not go below the minimum', async () => {
		open( { quantity: 1, limits } );
		expect( minus() ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( minus() );
		expect( onChange ).not.toHaveBeenCalled();
		wait( 100 );
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
		wait( 100 );
		expect( speak ).toHaveBeenLastCalledWith(
			`The ${ limit } quantity is 4.`
		);
	}
);

describe( 'typing', () => {
	it( 'commits 600 ms after the last key', async () => {
		open();
		await retype( '1' );
		wait( 599 );
		await user.type( field(), '2' );
		wait( 599 );
		expect( onChange ).not.toHaveBeenCalled();
		wait( 1 );
		expect( onChange.mock.calls ).toEqual( [ [ 12 ] ] );
		wait( 100 );
		expect( speak ).toHaveBeenLastCalledWith( 'Quantity increased to 12.' );
	} );

	it( 'commits once on Enter', async () => {
		open();
		await retype( '5{Enter}' );
		expect( onChange.mock.calls ).toEqual( [ [ 5 ] ] );
		wait( 1000 );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'commits on blur', async () => {
		open();
		await retype( '5' );
		await user.tab();
		expect( onChange.mock.calls ).toEqual( [ [ 5 ] ] );
	} );

	it.each( [
		[ 'a quantity above the maximum', '500', 99 ],
		[ 'a quantity below the minimum', '0', 1 ],
	] )( 'clamps %s to the limits', async ( _, text, expected ) => {
		open( { quantity: 50 } );
		await retype( text );
		wait( 600 );
		expect( onChange.mock.calls ).toEqual( [ [ expected ] ] );
		expect( field() ).toHaveValue( String( expected ) );
	} );

	it.each( [ '', 'many', '1e3' ] )(
		'discards the invalid text %p and restores the quantity',
		async ( text ) => {
			open( { quantity: 4 } );
			await user.clear( field() );
			if ( text ) {
				await user.type( field(), text );
			}
			expect( field() ).toHaveValue( text );
			wait( 600 );
			expect( field() ).toHaveValue( '4' );
			expect( onChange ).not.toHaveBeenCalled();
		}
	);

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
		wait( 1000 );
		expect( onChange ).not.toHaveBeenCalled();
	} );
} );

it( 'does nothing while it is disabled', async () => {
	open( { disabled: true } );
	expect( field() ).toBeDisabled();
	await user.click( plus() );
	expect( onChange ).not.toHaveBeenCalled();
} );
