import { render } from '@testing-library/react';
import { AddressCard } from '..';

it( "renders identical lines, such as a city state's, and removes them all on change", () => {
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
