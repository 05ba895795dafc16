import { render } from '@testing-library/react';
import { AddressCard } from '..';

it( 'writes lines that read alike, as of a city that is a country, and leaves none behind', () => {
	const card = ( ...lines: string[] ) => (
		<AddressCard
			name=""
			lines={ lines }
			editLabel="Edit shipping address"
			onEdit={ () => undefined }
		/>
	);
	const { container, rerender } = render( card( 'Singapore', 'Singapore' ) );
	const address = container.querySelector( 'address' );
	expect( address ).toHaveTextContent( 'SingaporeSingapore' );
	rerender( card( 'Oslo' ) );
	expect( address?.textContent ).toBe( 'Oslo' );
} );
