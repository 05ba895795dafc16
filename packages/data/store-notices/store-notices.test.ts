/** @jest-environment node */
import { createRegistry } from '@wordpress/data';
import { storeNoticesStore } from '.';

it( 'returns the contexts that have a container', () => {
	const registry = createRegistry();
	registry.register( storeNoticesStore );
	const { getRegisteredContainers } = registry.select( storeNoticesStore );
	const dispatch = registry.dispatch( storeNoticesStore );
	expect( getRegisteredContainers() ).toEqual( [] );

	void dispatch.registerContainer( 'wc/cart' );
	void dispatch.registerContainer( 'wc/checkout' );
	expect( getRegisteredContainers() ).toEqual( [ 'wc/cart', 'wc/checkout' ] );

	const before = getRegisteredContainers();
	void dispatch.unregisterContainer( 'unknown' );
	expect( getRegisteredContainers() ).toBe( before );

	void dispatch.unregisterContainer( 'wc/cart' );
	expect( getRegisteredContainers() ).toEqual( [ 'wc/checkout' ] );
} );

it( 'removes a context with its last container', () => {
	const registry = createRegistry();
	registry.register( storeNoticesStore );
	const { getRegisteredContainers } = registry.select( storeNoticesStore );
	const { registerContainer, unregisterContainer } =
		registry.dispatch( storeNoticesStore );

	void registerContainer( 'wc/cart' );
	void registerContainer( 'wc/checkout' );
	const both = getRegisteredContainers();
	void registerContainer( 'wc/cart' );
	void registerContainer( 'wc/cart' );
	expect( getRegisteredContainers() ).toBe( both );

	void unregisterContainer( 'wc/cart' );
	void unregisterContainer( 'wc/cart' );
	expect( getRegisteredContainers() ).toBe( both );
	void unregisterContainer( 'wc/cart' );
	expect( getRegisteredContainers() ).toEqual( [ 'wc/checkout' ] );
	void unregisterContainer( 'wc/cart' );
	void registerContainer( 'wc/cart' );
	expect( getRegisteredContainers() ).toEqual( [ 'wc/checkout', 'wc/cart' ] );
} );
