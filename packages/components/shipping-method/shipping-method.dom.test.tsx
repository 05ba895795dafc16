import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	SAMPLE_CURRENCY,
	sampleRate,
	SAMPLE_TAX_DISPLAY,
} from '../../../tools/gallery/examples/sample-data';
import { RatePriceRange } from './rate-price-range';
import { ShippingMethodToggle } from './shipping-method-toggle';

const user = userEvent.setup();

describe( 'ShippingMethodToggle', () => {
	it( 'is a radio group of two options, which supports the keyboard', async () => {
		const onChange = jest.fn();
		render(
			<ShippingMethodToggle
				deliveryOptions={ {
					shipping: { title: 'Ship', price: 'from $5.00' },
					pickup: { title: 'Pickup' },
				} }
				selected="shipping"
				onChange={ onChange }
			/>
		);
		const ship = screen.getByRole( 'radio', { name: 'Ship' } );
		expect( ship ).toBeChecked();
		expect( ship ).toHaveAccessibleDescription( 'from $5.00' );
		await user.click( screen.getByText( 'Pickup' ) );
		expect( onChange ).toHaveBeenLastCalledWith( 'pickup' );
		ship.focus();
		await user.keyboard( '{ArrowDown}' );
		expect( onChange ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'RatePriceRange', () => {
	it.each( [
		[ [ '500' ], '$5.00' ],
		[ [ '1200', '500' ], 'from $5.00' ],
		[ [ '500', '500' ], '$5.00' ],
		[ [ '0' ], 'Free' ],
		[ [ '0', '500' ], 'from $0.00' ],
	] )( 'renders %j as %s', ( prices, text ) => {
		const { container } = render(
			<RatePriceRange
				rates={ prices.map( ( price ) =>
					sampleRate( { price, taxes: '0' } )
				) }
				siteCurrency={ SAMPLE_CURRENCY }
				taxDisplay={ SAMPLE_TAX_DISPLAY }
			/>
		);
		expect( container ).toHaveTextContent( text );
	} );

	it( 'includes the tax if prices do', () => {
		const { container } = render(
			<RatePriceRange
				rates={ [ sampleRate( { price: '500', taxes: '95' } ) ] }
				siteCurrency={ SAMPLE_CURRENCY }
				taxDisplay={ {
					...SAMPLE_TAX_DISPLAY,
					displayCartPricesIncludingTax: true,
				} }
			/>
		);
		expect( container ).toHaveTextContent( '$5.95' );
	} );
} );
