import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from '.';

let stop = () => {};
const open = (
	{ element = '', list = '', b = '' } = {},
	html = `<div data-sf-tabs ${ element }><div role="tablist" aria-label="Test" ${ list }>
		<a role="tab" href="#a" aria-controls="a">Tab a</a>
		<a role="tab" href="#b" aria-controls="b" ${ b }>Tab b</a>
		<button role="tab" id="own" aria-controls="c">Tab c</button>
		<button role="tab" aria-controls="none">None</button></div>
		<section id="a">A</section><section id="b" aria-label="Other">B</section><section id="c">C</section></div>`
) => {
	document.body.innerHTML = html;
	stop = mountBehavior( mount, find( '[data-sf-tabs]' ) );
};
const tab = ( name: string ) => screen.getByRole( 'tab', { name } );
const shown = () => screen.getAllByRole( 'tabpanel' ).map( ( { id } ) => id );
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

afterEach( () => {
	stop();
	jest.restoreAllMocks();
} );

it( 'shows the first panel, or the panel that the server has selected', () => {
	open();
	expect( shown() ).toEqual( [ 'a' ] );
	open( { b: 'aria-selected="true"' } );
	expect( shown() ).toEqual( [ 'b' ] );
	expect( tab( 'Tab b' ) ).toHaveAttribute( 'tabindex', '0' );
	expect( tab( 'Tab a' ) ).toHaveAttribute( 'tabindex', '-1' );
} );

it( 'names panels by their tabs, unless the author has', () => {
	open();
	tab( 'Tab c' ).click();
	expect( screen.getByRole( 'tabpanel', { name: 'Tab c' } ) ).toHaveAttribute(
		'aria-labelledby',
		'own'
	);
	tab( 'Tab b' ).click();
	expect( screen.getByRole( 'tabpanel', { name: 'Other' } ) ).toBeVisible();
} );

it( 'selects by click, Enter and Space, and only moves the focus with arrow keys', async () => {
	const user = userEvent.setup();
	open();
	await user.tab();
	await user.keyboard( '{ArrowRight}' );
	expect( tab( 'Tab b' ) ).toHaveFocus();
	expect( shown() ).toEqual( [ 'a' ] );
	await user.keyboard( ' ' );
	expect( shown() ).toEqual( [ 'b' ] );
	await user.keyboard( '{End}{Enter}' );
	expect( shown() ).toEqual( [ 'c' ] );
	await user.keyboard( '{Home} ' );
	expect( shown() ).toEqual( [ 'a' ] );
} );

it( 'selects on focus on request', async () => {
	const user = userEvent.setup();
	open( { element: 'data-sf-tabs-activate="auto"' } );
	await user.tab();
	await user.keyboard( '{ArrowRight}' );
	expect( shown() ).toEqual( [ 'b' ] );
	await user.keyboard( '{End}' );
	expect( shown() ).toEqual( [ 'c' ] );
} );

it.each( [
	[ 'vertical', 'below', '{ArrowDown}', '{ArrowRight}' ],
	[ 'vertical', 'beside', '{ArrowDown}', '{ArrowRight}' ],
	[ 'horizontal', 'below', '{ArrowRight}', '{ArrowDown}' ],
	[ '', 'below', '{ArrowDown}', '{ArrowRight}' ],
	[ '', 'beside', '{ArrowRight}', '{ArrowDown}' ],
] )(
	'tabs with the orientation "%s" %s each other react to %s, not to %s',
	async ( orientation, place, key, other ) => {
		open( {
			list: orientation && `aria-orientation="${ orientation }"`,
		} );
		if ( place === 'below' ) {
			stack();
		}
		tab( 'Tab a' ).focus();
		await userEvent.keyboard( other );
		expect( tab( 'Tab a' ) ).toHaveFocus();
		await userEvent.keyboard( key );
		expect( tab( 'Tab b' ) ).toHaveFocus();
	}
);

it( 'emits one event for a tab that the visitor selects', () => {
	open();
	const changes: unknown[] = [];
	find( 'div' ).addEventListener( 'sf:tabs:change', ( event ) =>
		changes.push( ( event as CustomEvent ).detail )
	);
	tab( 'Tab b' ).click();
	tab( 'Tab b' ).click();
	expect( changes ).toEqual( [
		{ tab: tab( 'Tab b' ), panel: find( '#b' ) },
	] );
} );

it( 'ignores tabs inside a panel', () => {
	open(
		{},
		`<div data-sf-tabs><div role="tablist"><a role="tab" href="#a" aria-controls="a">Tab a</a></div>
		<div id="a"><div data-sf-tabs><div role="tablist"><a role="tab" href="#x" aria-controls="x">Tab x</a>
		<a role="tab" href="#y" aria-controls="y">Tab y</a></div><div id="x">X</div><div id="y">Y</div></div></div></div>`
	);
	expect( find( '#x' ) ).toBeVisible();
	expect( find( '#y' ) ).toBeVisible();
} );

it( 'shows all panels when it stops, and does nothing without panels', () => {
	open();
	stop();
	expect( find( '#b' ) ).toBeVisible();
	expect( find( '#c' ) ).toBeVisible();
	open( {}, '<div data-sf-tabs><a role="tab" aria-controls="x">X</a></div>' );
	expect( find( '[role=tab]' ) ).not.toHaveAttribute( 'aria-selected' );
} );
