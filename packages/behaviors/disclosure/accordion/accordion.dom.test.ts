import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './accordion';

let stop = () => {};
const open = ( html: string, attribute = '' ) => {
	document.body.innerHTML = `<div data-sf-accordion${ attribute }>${ html }</div>`;
	stop = mountBehavior( mount, find( 'div' ) );
};
const details = ( id: string, name = '' ) =>
	`<details id="${ id }"${ name && ` name="${ name }"` }><summary>${ id }</summary><p>Text</p></details>`;
const button = ( id: string, attributes = '' ) =>
	`<h3><button type="button" aria-controls="${ id }"${ attributes }>${ id }</button></h3><div id="${ id }" class="sf-panel">Text</div>`;
/** jsdom reports toggled details in a task. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );
const openDetails = () =>
	[ ...document.querySelectorAll( 'details[open]' ) ].map( ( { id } ) => id );
const openPanels = () =>
	[ ...document.querySelectorAll( '.sf-panel:not([hidden])' ) ].map(
		( { id } ) => id
	);
const record = () => {
	const events: string[] = [];
	for ( const name of [ 'open', 'opened', 'close', 'closed' ] ) {
		find( 'div' ).addEventListener(
			`sf:accordion:${ name }`,
			( { target } ) =>
				events.push( `${ name } ${ ( target as Element ).id }` )
		);
	}
	return events;
};

afterEach( () => stop() );

describe( 'with details', () => {
	it( 'closes the siblings in browsers without exclusive groups', async () => {
		open( details( 'a', 'x' ) + details( 'b', 'x' ) + details( 'c', 'y' ) );
		screen.getByText( 'c' ).click();
		screen.getByText( 'a' ).click();
		await settle();
		screen.getByText( 'b' ).click();
		await settle();
		expect( openDetails() ).toEqual( [ 'b', 'c' ] );
	} );

	it( 'leaves the siblings to the browser if it supports exclusive groups', async () => {
		Object.defineProperty( HTMLDetailsElement.prototype, 'name', {
			configurable: true,
			value: '',
		} );
		open( details( 'a', 'x' ) + details( 'b', 'x' ) );
		Reflect.deleteProperty( HTMLDetailsElement.prototype, 'name' );
		screen.getByText( 'a' ).click();
		screen.getByText( 'b' ).click();
		await settle();
		expect( openDetails() ).toEqual( [ 'a', 'b' ] );
	} );

	it( 'groups details without a name', () => {
		open( details( 'a' ) + details( 'b' ) );
		const [ a, b ] = [ find( '#a' ), find( '#b' ) ];
		expect( a.getAttribute( 'name' ) ).toBeTruthy();
		expect( a.getAttribute( 'name' ) ).toBe( b.getAttribute( 'name' ) );
	} );

	it( 'allows several open sections on request', async () => {
		open( details( 'a', 'x' ) + details( 'b', 'x' ), '="multiple"' );
		screen.getByText( 'a' ).click();
		screen.getByText( 'b' ).click();
		await settle();
		expect( openDetails() ).toEqual( [ 'a', 'b' ] );
		expect( document.querySelector( '[name]' ) ).toBeNull();
	} );

	it( 'emits events, and stays as it is after a veto', async () => {
		open( details( 'a', 'x' ) );
		const events = record();
		screen.getByText( 'a' ).click();
		await settle();
		const veto = ( event: Event ) => event.preventDefault();
		document.addEventListener( 'sf:accordion:close', veto );
		screen.getByText( 'a' ).click();
		await settle();
		document.removeEventListener( 'sf:accordion:close', veto );
		expect( openDetails() ).toEqual( [ 'a' ] );
		expect( events ).toEqual( [ 'open a', 'opened a', 'close a' ] );
	} );

	it( 'ignores details inside a section', async () => {
		open(
			details( 'a', 'x' ) +
				details( 'b', 'x' ).replace(
					'<p>Text</p>',
					`<div data-sf-accordion>${ details( 'inner', 'x' ) }</div>`
				)
		);
		screen.getByText( 'b' ).click();
		screen.getByText( 'inner' ).click();
		await settle();
		expect( openDetails() ).toEqual( [ 'b', 'inner' ] );
	} );
} );

describe( 'with buttons', () => {
	it( 'closes all panels at first, except open ones', () => {
		open( button( 'a' ) + button( 'b', ' aria-expanded="true"' ) );
		expect( openPanels() ).toEqual( [ 'b' ] );
		expect( find( '#b' ) ).toHaveClass( 'is-open' );
	} );

	it( 'opens by keyboard, and closes the siblings', async () => {
		const user = userEvent.setup();
		open( button( 'a' ) + button( 'b' ) );
		await user.tab();
		await user.keyboard( '{Enter}' );
		expect( openPanels() ).toEqual( [ 'a' ] );
		await user.tab();
		await user.keyboard( ' ' );
		expect( openPanels() ).toEqual( [ 'b' ] );
		expect( screen.getByRole( 'button', { name: 'a' } ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await user.keyboard( ' ' );
		expect( openPanels() ).toEqual( [] );
	} );

	it( 'allows several open sections on request', async () => {
		open( button( 'a' ) + button( 'b' ), '="multiple"' );
		await userEvent.click( screen.getByText( 'a' ) );
		await userEvent.click( screen.getByText( 'b' ) );
		expect( openPanels() ).toEqual( [ 'a', 'b' ] );
	} );

	it( 'names the panel by its button, unless the author has', () => {
		open(
			button( 'a', ' aria-expanded="true" id="own"' ) +
				button( 'b', ' aria-expanded="true"' ).replace(
					'class=',
					'aria-label="Other" class='
				)
		);
		expect( screen.getByRole( 'region', { name: 'a' } ) ).toBe(
			find( '#a' )
		);
		expect( find( '#a' ) ).toHaveAttribute( 'aria-labelledby', 'own' );
		expect( screen.getByRole( 'region', { name: 'Other' } ) ).toBe(
			find( '#b' )
		);
	} );

	it( 'emits events, and stays as it is after a veto', () => {
		open( button( 'a' ) + button( 'b' ) );
		const events = record();
		const veto = ( event: Event ) => event.preventDefault();
		screen.getByText( 'a' ).click();
		find( 'div' ).addEventListener( 'sf:accordion:close', veto );
		screen.getByText( 'b' ).click();
		expect( openPanels() ).toEqual( [ 'a', 'b' ] );
		expect( events ).toEqual( [
			'open a',
			'opened a',
			'open b',
			'opened b',
			'close a',
		] );
	} );

	it( 'shows all panels when it stops', () => {
		open( button( 'a' ) + button( 'b' ) );
		stop();
		expect( openPanels() ).toEqual( [ 'a', 'b' ] );
	} );
} );
