import { act, render, screen } from '@testing-library/react';
import { CartLineItemsTable } from './cart-line-items-table';

let resized: () => void;
let widthPx = 390;
let observed: ( element: Element ) => void;

beforeEach( () => {
	jest.useFakeTimers();
	widthPx = 390;
	observed = () => {};
	Object.assign( window, {
		ResizeObserver: class {
			constructor( callback: () => void ) {
				resized = callback;
			}
			observe( element: Element ) {
				observed( element );
				resized();
			}
			disconnect() {}
		},
	} );
	jest.spyOn(
		HTMLElement.prototype,
		'offsetWidth',
		'get'
	).mockImplementation( () => widthPx );
} );
afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'ResizeObserver' );
} );

const frames = ( count: number ) =>
	act( () => jest.advanceTimersByTime( 16 * count ) );

const heights = () =>
	screen.getByRole( 'table' ).getAttribute( 'data-sf-heights' );

const open = () =>
	render(
		<CartLineItemsTable>
			<tr />
		</CartLineItemsTable>
	);

it( 'skips offscreen rows once all have been laid out', () => {
	open();
	frames( 1 );
	expect( heights() ).toBeNull();
	frames( 1 );
	expect( heights() ).toBe( 'known' );
} );

it( 'lays out all rows again when the width changes, but not when lines are added or removed', () => {
	open();
	frames( 2 );
	resized();
	expect( heights() ).toBe( 'known' );
	widthPx = 320;
	resized();
	expect( heights() ).toBeNull();
	frames( 2 );
	expect( heights() ).toBe( 'known' );
} );

it( 'skips offscreen rows from the start if their heights are known', () => {
	observed = ( element ) =>
		element.setAttribute( 'data-sf-heights', 'known' );
	open();
	expect( heights() ).toBe( 'known' );
	widthPx = 320;
	resized();
	expect( heights() ).toBeNull();
} );
