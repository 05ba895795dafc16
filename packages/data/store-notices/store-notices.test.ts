import { createRegistry } from '@wordpress/data';
import { storeNoticesStore } from '.';

it( 'knows which contexts have a container', () => {
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

it( 'keeps a context until the last of its containers has gone', () => {
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
