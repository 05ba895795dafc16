import { render, screen, within } from '@testing-library/react';
import { commonIcon, PaymentMethodIcons } from '..';

it( 'shows each icon once with its name', () => {
	render(
		<PaymentMethodIcons
			icons={ [
				{ id: 'visa', src: 'http://shop.test/visa.svg', alt: 'Visa' },
				{ id: 'cheque', src: null, alt: 'Cheque' },
				{ id: 'visa', src: 'http://shop.test/other.svg', alt: 'Visa' },
			] }
		/>
	);
	const list = within(
		screen.getByRole( 'list', { name: 'Accepted payment methods' } )
	);
	expect( list.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
	expect( list.getByRole( 'img', { name: 'Visa' } ) ).toHaveAttribute(
		'src',
		'http://shop.test/visa.svg'
	);
	expect( list.getByText( 'Cheque' ) ).toBeVisible();
} );

it( 'renders nothing without icons', () => {
	const { container } = render( <PaymentMethodIcons icons={ [] } /> );
	expect( container ).toBeEmptyDOMElement();
} );

it( "returns the shop's icons", () => {
	expect( commonIcon( 'amex', 'http://shop.test/' ) ).toEqual( {
		id: 'amex',
		src: 'http://shop.test/assets/images/payment-methods/amex.svg',
		alt: 'American Express',
	} );
	expect( commonIcon( 'constructor', '' ) ).toBeNull();
} );
