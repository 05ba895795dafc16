import { act, render, type RenderResult } from '@testing-library/react';
import { startCheckoutStore } from '@shopfront/data/checkout';
import { startPaymentStore } from '@shopfront/data/payment';
import type { CartResponse } from '@shopfront/store-api';
import type { ReactElement } from 'react';
import {
	createTestApp,
	type TestApp,
} from '../../../../tests/fixtures/block-app';
import { cartResponse } from '../../../../tests/fixtures/cart';
import { BlockAppProvider } from '../../app/block-app';

const open = { allowBilling: true, allowShipping: true };

/** A few countries, each with something of its own. */
export const COUNTRY_SETTINGS = {
	countries: {
		AT: 'Austria',
		DE: 'Germany',
		GB: 'United Kingdom',
		US: 'United States (US)',
	},
	countryData: {
		AT: { ...open, states: {}, locale: { state: { hidden: true } } },
		DE: {
			...open,
			states: { 'DE-BE': 'Berlin' },
			locale: { state: { required: false } },
		},
		GB: {
			...open,
			states: {},
			locale: { state: { label: 'County', required: false } },
		},
		US: {
			...open,
			states: { CA: 'California', NY: 'New York' },
			locale: {
				state: { label: 'State' },
				postcode: { label: 'ZIP Code' },
			},
		},
	},
};

/** An address without anything wrong. */
export const ADA = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	company: '',
	address_1: '1 Market Street',
	address_2: '',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
	phone: '5550100',
};

export const EMPTY = {
	...ADA,
	first_name: '',
	last_name: '',
	address_1: '',
	city: '',
	postcode: '',
	phone: '',
};

/** A checkout that ships. */
export const shippedCart = (
	rest: Parameters< typeof cartResponse >[ 1 ] = {}
): CartResponse =>
	cartResponse( undefined, {
		needs_shipping: true,
		shipping_address: ADA,
		billing_address: { ...ADA, email: '' },
		...rest,
	} );

/** A page with the stores of a checkout. */
export const openPage = (
	cart: CartResponse = shippedCart(),
	settings: Readonly< Record< string, unknown > > = {}
): TestApp => {
	// What a test before has typed is kept for the tab.
	window.sessionStorage.clear();
	const app = createTestApp( {
		cart,
		settings: {
			...COUNTRY_SETTINGS,
			checkoutAllowsGuest: true,
			...settings,
		},
	} );
	const stops = [
		startPaymentStore( app.registry ),
		startCheckoutStore( app.registry ),
		app.stop,
	];
	return { ...app, stop: () => stops.forEach( ( stop ) => stop() ) };
};

/** The same with something on it. */
export const renderOn = ( app: TestApp, element: ReactElement ): RenderResult =>
	render( <BlockAppProvider app={ app }>{ element }</BlockAppProvider> );

/** Lets what waits for a pause in typing happen. */
export const pause = ( delayMs = 200 ) =>
	act( async () => {
		await new Promise( ( resolve ) => setTimeout( resolve, delayMs ) );
	} );
