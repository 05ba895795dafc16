import { screen } from '@testing-library/react';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './orders-table';

const TABLE = '<table class="woocommerce-orders-table"></table>';

let stop = () => {};
let resize = () => {};
let widthPx = 0;

const open = ( html: string ) => {
	document.body.innerHTML = html;
	stop = mountBehavior( mount, find( 'table' ) );
	resize();
};

beforeEach( () => {
	widthPx = 500;
	Object.defineProperty( HTMLElement.prototype, 'scrollWidth', {
		configurable: true,
		get: () => widthPx,
	} );
	Object.defineProperty( HTMLElement.prototype, 'clientWidth', {
		configurable: true,
		get: () => 300,
	} );
	Object.assign( window, {
		shopfrontSettings: undefined,
		ResizeObserver: class {
			constructor( report: () => void ) {
				resize = report;
			}
			observe = () => {};
			disconnect = () => {};
		},
	} );
} );
afterEach( () => stop() );

it( 'lets the table scroll in a named region', () => {
	open( TABLE );
	const region = screen.getByRole( 'region', { name: 'Orders' } );
	expect( region ).toHaveClass( 'sf-table-scroll' );
	expect( region ).toContainElement( find( 'table' ) );
	stop();
	expect( document.body.innerHTML ).toBe( TABLE );
} );

it( 'is a tab stop only while it can scroll', () => {
	open( TABLE );
	expect( screen.getByRole( 'region' ) ).toHaveAttribute( 'tabindex', '0' );
	widthPx = 300;
	resize();
	expect( screen.getByRole( 'region' ) ).not.toHaveAttribute( 'tabindex' );
} );

it.each( [
	[
		TABLE.replace( '></', '><caption>Bestellungen</caption></' ),
		'Bestellungen',
	],
	[ `<div class="sf-table-scroll" aria-label="Own">${ TABLE }</div>`, 'Own' ],
	[ TABLE, 'Text of the page' ],
] )( 'names the region of %s', ( html, name ) => {
	Object.assign( window, {
		shopfrontSettings: { i18n: { orders: 'Text of the page' } },
	} );
	open( html );
	expect( screen.getByRole( 'region', { name } ) ).toBeVisible();
	expect( document.querySelectorAll( '.sf-table-scroll' ) ).toHaveLength( 1 );
} );
