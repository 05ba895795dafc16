import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	SAMPLE_CURRENCY,
	samplePickupRate,
	SAMPLE_TAX_DISPLAY,
} from '../../../tools/gallery/examples/sample-data';
import { PickupOptions } from './pickup-options';

const downtown = samplePickupRate( 'Downtown store' );
const depot = samplePickupRate( 'Brooklyn depot', { price: '250' } );

const show = ( packageCount = 1, rates = [ downtown, depot ] ) => {
	const onSelect = jest.fn();
	render(
		<PickupOptions
			rates={ rates }
			packageCount={ packageCount }
			selectedRateId={ downtown.rate_id }
			siteCurrency={ SAMPLE_CURRENCY }
			taxDisplay={ SAMPLE_TAX_DISPLAY }
			onSelect={ onSelect }
		/>
	);
	return onSelect;
};

it( 'shows address, price and details of each location', () => {
	show();
	const pickupLocation = screen.getByRole( 'radio', {
		name: 'Downtown store',
	} );
	expect( pickupLocation ).toBeChecked();
	expect( pickupLocation ).toHaveAccessibleDescription(
		'Free 1 Market Street, San Francisco Open 9–5 on weekdays'
	);
	expect( screen.getByText( '$2.50' ) ).toBeVisible();
} );

it( 'reports the selected location', async () => {
	const onSelect = show();
	await userEvent.click(
		screen.getByRole( 'radio', { name: 'Brooklyn depot' } )
	);
	expect( onSelect ).toHaveBeenCalledWith( depot );
} );

it( 'shows that the price applies to each package', () => {
	show( 3 );
	expect(
		screen.getByRole( 'radio', { name: 'Brooklyn depot' } )
	).toHaveAccessibleDescription( /^\$2\.50 × 3 packages/ );
} );

it( 'suggests shipping if there are no locations', () => {
	show( 1, [] );
	expect( screen.queryByRole( 'radio' ) ).toBeNull();
	expect( screen.getByText( /Pickup isn’t available/ ) ).toBeVisible();
} );
