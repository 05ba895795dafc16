import { render, screen } from '@testing-library/react';
import { ProductDetails } from './product-details';

it( 'shows no label for a variation without a value', () => {
	render(
		<ProductDetails
			details={ [
				{ attribute: 'Size', value: '' },
				{ attribute: 'Colour', value: 'Red' },
			] }
		/>
	);
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
	expect( screen.getByText( 'Colour:' ) ).toBeVisible();
} );
