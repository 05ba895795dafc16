import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	find,
	mountBehavior,
	readMarkup,
} from '../../../../tests/fixtures/mount-behavior';
import { mount } from './product-tabs';

const scrolled = jest.fn();
let stop = () => {};

const open = ( address = '/', markup = readMarkup( 'product-tabs' ) ) => {
	history.replaceState( null, '', address );
	document.body.innerHTML = `<a class="woocommerce-review-link" href="#reviews">(3 reviews)</a>${ markup }`;
	stop = mountBehavior( mount, find( '.wc-tabs-wrapper' ) );
};
const tab = ( name: string ) => screen.getByRole( 'tab', { name } );
const getOpen = () =>
	screen
		.getAllByRole( 'tab' )
		.filter( ( link ) => link.getAttribute( 'aria-selected' ) === 'true' )
		.map( ( link ) => link.getAttribute( 'aria-controls' ) );
const getShown = () =>
	screen.getAllByRole( 'tabpanel' ).map( ( panel ) => panel.id );
/** jsdom has no layout: fakes tabs below each other. */
const stack = () =>
	jest
		.spyOn( Element.prototype, 'getBoundingClientRect' )
		.mockImplementation( function ( this: Element ) {
			const index = [
				...document.querySelectorAll( '[role=tab]' ),
			].indexOf( this );
			return new DOMRect( 0, 20 * index, 100, 20 );
		} );

beforeEach( () => {
	Element.prototype.scrollIntoView = function ( this: Element ) {
		scrolled( this.id || this.className );
	};
	scrolled.mockClear();
} );
afterEach( () => {
	stop();
	jest.restoreAllMocks();
	document.dir = '';
} );

it.each( [
	[ '/', 'tab-description', null ],
	[
		'/#tab-additional_information',
		'tab-additional_information',
		'tab-additional_information',
	],
	[ '/#reviews', 'tab-reviews', 'reviews' ],
	[ '/#tab-reviews', 'tab-reviews', 'tab-reviews' ],
	[ '/#comments', 'tab-reviews', 'comments' ],
	[ '/#comment-12', 'tab-reviews', 'woocommerce-tabs wc-tabs-wrapper' ],
	[ '/#Comment-12', 'tab-reviews', 'woocommerce-tabs wc-tabs-wrapper' ],
	[ '/#respond', 'tab-reviews', 'respond' ],
	[ '/?cpage=2', 'tab-reviews', 'woocommerce-tabs wc-tabs-wrapper' ],
	[ '/comment-page-2/', 'tab-reviews', 'woocommerce-tabs wc-tabs-wrapper' ],
	[ '/#elsewhere', 'tab-description', null ],
	[ '/#commentary', 'tab-description', null ],
] )( 'opens at %s with %s', ( address, panel, scrolledTo ) => {
	open( address );
	expect( getOpen() ).toEqual( [ panel ] );
	expect( getShown() ).toEqual( [ panel ] );
	expect( scrolled.mock.calls ).toEqual(
		scrolledTo ? [ [ scrolledTo ] ] : []
	);
} );

it( 'opens a tab on click, without changing the URL', async () => {
	open();
	await userEvent.click( tab( 'Additional information' ) );
	expect( getShown() ).toEqual( [ 'tab-additional_information' ] );
	expect( find( 'li.active' ).id ).toBe( 'tab-title-additional_information' );
	expect( location.hash ).toBe( '' );
} );

it( 'opens the reviews by their link, which sets its hash', async () => {
	open();
	await userEvent.click( screen.getByText( '(3 reviews)' ) );
	expect( getShown() ).toEqual( [ 'tab-reviews' ] );
	expect( location.hash ).toBe( '#reviews' );
} );

it( 'follows changes of the hash', () => {
	open();
	history.replaceState( null, '', '/#tab-reviews' );
	window.dispatchEvent( new Event( 'hashchange' ) );
	expect( getShown() ).toEqual( [ 'tab-reviews' ] );
} );

it( 'has one tab stop, and arrow keys only move the focus', async () => {
	const user = userEvent.setup();
	open();
	await user.tab();
	await user.tab();
	expect( tab( 'Description' ) ).toHaveFocus();
	await user.keyboard( '{ArrowRight}' );
	expect( tab( 'Additional information' ) ).toHaveFocus();
	expect( getShown() ).toEqual( [ 'tab-description' ] );
	await user.keyboard( '{Enter}' );
	expect( getShown() ).toEqual( [ 'tab-additional_information' ] );
	await user.keyboard( '{ArrowLeft}{ArrowLeft}' );
	expect( tab( 'Reviews (3)' ) ).toHaveFocus();
	await user.keyboard( '{Home}' );
	expect( tab( 'Description' ) ).toHaveFocus();
	await user.keyboard( '{End}' );
	expect( tab( 'Reviews (3)' ) ).toHaveFocus();
	await user.tab( { shift: true } );
	expect( screen.getByText( '(3 reviews)' ) ).toHaveFocus();
} );

it( 'mirrors the arrow keys on right-to-left pages', async () => {
	document.dir = 'rtl';
	open();
	find( '.wc-tabs' ).style.direction = 'rtl';
	tab( 'Description' ).style.direction = 'rtl';
	tab( 'Description' ).focus();
	await userEvent.keyboard( '{ArrowLeft}' );
	expect( tab( 'Additional information' ) ).toHaveFocus();
} );

it( 'moves along the axis of the tabs', async () => {
	open();
	stack();
	tab( 'Description' ).focus();
	await userEvent.keyboard( '{ArrowRight}' );
	expect( tab( 'Description' ) ).toHaveFocus();
	await userEvent.keyboard( '{ArrowDown}' );
	expect( tab( 'Additional information' ) ).toHaveFocus();
	await userEvent.keyboard( '{ArrowUp}{ArrowUp}' );
	expect( tab( 'Reviews (3)' ) ).toHaveFocus();
} );

it( 'ignores panels inside panels, and tabs without a panel', () => {
	open(
		'/',
		readMarkup( 'product-tabs' )
			.replace(
				'<h2>',
				'<div class="wc-tab" id="inner" role="tabpanel">Inner</div><h2>'
			)
			.replace( 'id="tab-additional_information"', 'id="other"' )
	);
	expect( getShown() ).toEqual( [ 'tab-description', 'inner', 'other' ] );
} );

it( 'shows all panels again when it stops', () => {
	open();
	stop();
	expect( getShown() ).toHaveLength( 3 );
} );

it( 'does nothing on a page without panels', () => {
	open( '/', '<div class="wc-tabs-wrapper"><ul class="wc-tabs"></ul></div>' );
	expect( within( document.body ).queryByRole( 'tab' ) ).toBeNull();
} );
