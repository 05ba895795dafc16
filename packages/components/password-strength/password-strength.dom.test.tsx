import { render, screen } from '@testing-library/react';
import { passwordLevel, PasswordStrength } from '..';

describe( 'passwordLevel', () => {
	it.each( [
		// One row on each side of every threshold.
		[ '', 0 ],
		[ 'abc', 0 ],
		[ 'abcd', 1 ],
		[ 'abcdefg', 1 ],
		[ 'abcdefgh', 1 ],
		[ 'abcdefg1', 2 ],
		[ 'abcdefghijklmnop', 1 ],
		[ 'Abcdefghij1', 2 ],
		[ 'Abcdefghi1!', 2 ],
		[ 'Abcdefghij1!', 3 ],
		[ 'Abcdefghijk12', 2 ],
		[ 'Abcdefghijklmnopq1!', 3 ],
		[ 'Abcdefghijklmnopqr1!', 4 ],
		// Letters of any script count as letters, and surrogate pairs count as one character.
		[ 'ñandú12€', 2 ],
		[ '😀😀😀', 0 ],
	] )( 'of %p is %p', ( password, level ) => {
		expect( passwordLevel( password ) ).toBe( level );
	} );
} );

describe( 'PasswordStrength', () => {
	const meter = () =>
		screen.getByRole( 'meter', { name: 'Password strength' } );

	it( 'shows the level and the length', () => {
		const { container } = render(
			<PasswordStrength id="strength" level={ 3 } length={ 14 } />
		);
		expect( meter() ).toHaveAttribute( 'value', '3' );
		expect( screen.getByText( 'Strong' ) ).toBeVisible();
		expect( container.querySelector( '[aria-live]' ) ).toHaveTextContent(
			'Password strength: Strong (14 characters long)'
		);
	} );

	it( 'shows no text for an empty password', () => {
		const { container } = render(
			<PasswordStrength id="strength" level={ 0 } length={ 0 } />
		);
		expect( meter() ).toHaveAttribute( 'value', '0' );
		expect( container.textContent ).toBe( '' );
	} );
} );
