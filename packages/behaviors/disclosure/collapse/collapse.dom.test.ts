import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from '.';

let stops: Array< () => void > = [];
const scrollTo = jest.fn();

const open = ( html: string ) => {
	document.body.innerHTML = html;
	stops = [
		...document.querySelectorAll< HTMLElement >(
			'[data-sf-collapse],[data-sf-collapse-all]'
		),
	].map( ( element ) => mountBehavior( mount, element ) );
};
const section = ( id: string, attributes = '', content = '' ) =>
	`<button type="button" data-sf-collapse="#${ id }" ${ attributes }>${ id }</button><div class="sf-panel" id="${ id }">${ content }</div>`;
const openPanels = () =>
	[ ...document.querySelectorAll( '.sf-panel:not([hidden])' ) ]
		.map( ( { id } ) => id )
		.join( ' ' );
const press = ( name: string ) => screen.getByText( name ).click();

beforeEach( () => {
	scrollTo.mockClear();
	Object.assign( window, {
		scrollTo,
		matchMedia: () => ( { matches: true } ),
	} );
} );
afterEach( () => stops.forEach( ( stop ) => stop() ) );

it( 'closes panels at first, except open ones', () => {
	open( section( 'a' ) + section( 'b', 'aria-expanded="true"' ) );
	expect( openPanels() ).toBe( 'b' );
	expect( screen.getByText( 'a' ) ).toHaveAttribute( 'aria-controls', 'a' );
	expect( screen.getByText( 'a' ) ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
} );

it( 'opens and closes a panel, and updates aria-expanded', () => {
	open( section( 'a' ) );
	press( 'a' );
	expect( openPanels() ).toBe( 'a' );
	expect( screen.getByText( 'a' ) ).toHaveAttribute(
		'aria-expanded',
		'true'
	);
	press( 'a' );
	expect( openPanels() ).toBe( '' );
} );

it( 'turns any element into a button that works with Enter and Space', async () => {
	const user = userEvent.setup();
	open(
		'<span data-sf-collapse aria-controls="a">More</span><div class="sf-panel" id="a"></div>'
	);
	await user.tab();
	expect( screen.getByRole( 'button', { name: 'More' } ) ).toHaveFocus();
	await user.keyboard( '{Enter}' );
	expect( openPanels() ).toBe( 'a' );
	await user.keyboard( ' ' );
	expect( openPanels() ).toBe( '' );
	stops.forEach( ( stop ) => stop() );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

it( 'applies the rules of groups', () => {
	const highlander = 'data-sf-collapse-rel="x-highlander"';
	open(
		section( 'a', highlander, section( 'inner' ) ) +
			section(
				'b',
				`${ highlander } data-sf-collapse-rules="must-be-one"`
			) +
			section( 'c', 'data-sf-collapse-rules="expand-only"' ) +
			section( 'd', 'data-sf-collapse-group="z"' ) +
			'<a href="#" data-sf-collapse-all="expand" data-sf-collapse-group="z">Open z</a>' +
			'<a href="#" data-sf-collapse-all="collapse">Close all</a>'
	);
	press( 'a' );
	press( 'inner' );
	press( 'b' );
	expect( openPanels() ).toBe( 'b' );
	press( 'b' );
	press( 'c' );
	press( 'c' );
	press( 'Open z' );
	expect( openPanels() ).toBe( 'b c d' );
	press( 'Close all' );
	expect( openPanels() ).toBe( 'c' );
} );

it( 'shows the state on all triggers of a panel', () => {
	open(
		`${ section(
			'a'
		) }<button data-sf-collapse="#a" type="button">Again</button>`
	);
	press( 'Again' );
	for ( const trigger of screen.getAllByRole( 'button' ) ) {
		expect( trigger ).toHaveAttribute( 'aria-expanded', 'true' );
	}
} );

it( 'emits events, and stays closed after a veto', () => {
	open( section( 'a' ) );
	const events: string[] = [];
	for ( const name of [ 'open', 'opened', 'close', 'closed' ] ) {
		document.body.addEventListener( `sf:collapse:${ name }`, () =>
			events.push( name )
		);
	}
	press( 'a' );
	press( 'a' );
	document.body.addEventListener(
		'sf:collapse:open',
		( event ) => event.preventDefault(),
		{ once: true }
	);
	press( 'a' );
	expect( openPanels() ).toBe( '' );
	expect( events ).toEqual( [ 'open', 'opened', 'close', 'closed', 'open' ] );
} );

it( 'scrolls to a panel that opens on request', () => {
	open( section( 'a', 'data-sf-collapse-rules="scroll"' ) );
	press( 'a' );
	press( 'a' );
	expect( scrollTo ).toHaveBeenCalledTimes( 1 );
} );

it( 'ignores a trigger without a panel, and shows panels when it stops', () => {
	open(
		`<a href="#none" data-sf-collapse="#none">None</a>${ section( 'a' ) }`
	);
	expect( screen.queryByRole( 'button', { name: 'None' } ) ).toBeNull();
	stops.forEach( ( stop ) => stop() );
	expect( openPanels() ).toBe( 'a' );
} );
