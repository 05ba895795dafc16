import { createRegistry } from '@wordpress/data';
import {
	getInstance,
	getPageCheckout,
	getServices,
	providePageCheckout,
	provideServices,
} from '.';
import { createHost } from '@shopfront/host';
import { createFakeApi } from '../../../tests/fixtures/fake-api';
import { storeServices } from '../../../tests/fixtures/store-services';

const CHECKOUT = {
	isExpressPaymentMethodActive: () => true,
	hasOrder: () => true,
	isOrderRequested: () => true,
	setPrefersCollection: () => {},
};

const createCounter = () => ( { count: 0 } );

const open = () => {
	const registry = createRegistry();
	const services = storeServices( {
		api: createFakeApi().client,
		host: createHost( window ),
	} );
	provideServices( registry, services );
	return { registry, services };
};

it( "returns its registry's checkout from start to stop, and notifies of both changes", () => {
	const { registry, services } = open();
	const counter = getInstance( registry, createCounter );
	const listener = jest.fn();
	registry.subscribe( listener );
	expect( getPageCheckout( registry ) ).toBeUndefined();

	providePageCheckout( registry, CHECKOUT );
	expect( getPageCheckout( registry ) ).toBe( CHECKOUT );
	expect( getPageCheckout( open().registry ) ).not.toBe( CHECKOUT );
	expect( listener ).toHaveBeenCalledTimes( 1 );

	providePageCheckout( registry );
	expect( getPageCheckout( registry ) ).toBeUndefined();
	expect( listener ).toHaveBeenCalledTimes( 2 );
	expect( getServices( registry ) ).toBe( services );
	expect( getInstance( registry, createCounter ) ).toBe( counter );
} );
