import { act, renderHook } from '@testing-library/react';
import { BlockAppProvider } from '@shopfront/bindings';
import {
	registerCheckoutForm,
	checkoutStore,
	startCheckoutStore,
} from '@shopfront/data/checkout';
import type { ReactNode } from 'react';
import { createTestApp } from '../../tests/fixtures/block-app';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { useIsFilled } from './use-is-filled';

const open = ( cart = cartResponse( [] ) ) => {
	const app = createTestApp( { cart } );
	const { result } = renderHook( useIsFilled, {
		wrapper: ( { children }: { children?: ReactNode } ) => (
			<BlockAppProvider app={ app }>{ children }</BlockAppProvider>
		),
	} );
	return { registry: app.registry, isFilled: () => result.current };
};

it( 'is true for a cart with an item and false for an empty one', () => {
	expect( open( cartResponse( [ cartItem() ] ) ).isFilled() ).toBe( true );
	expect( open().isFilled() ).toBe( false );
} );

it( 'detects an order whose checkout starts after the cart has rendered', () => {
	const { registry, isFilled } = open();
	let stop = () => {};
	act( () => {
		stop = startCheckoutStore( registry );
		registerCheckoutForm( registry );
	} );
	expect( isFilled() ).toBe( false );
	act( () => void registry.dispatch( checkoutStore ).submitOrder() );
	expect( isFilled() ).toBe( true );
	act( () => void registry.dispatch( checkoutStore ).__internalSetIdle() );
	expect( isFilled() ).toBe( false );
	act( stop );
} );
