import { screen, within } from '@testing-library/react';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './edit-shortcuts';

const HTML = `<section data-sf-edit="" data-edit-link="/builder/?block=7#top" data-edit-backend="/editor/"><p>Text</p></section>`;

let stop = () => {};
const open = ( settings: object, html = HTML ) => {
	document.body.innerHTML = html;
	Object.assign( window, { shopfrontSettings: settings } );
	stop = mountBehavior( mount, find( '[data-sf-edit]' ) );
};
const EDITOR = { user: { can_edit_pages: true } };
const links = () =>
	screen
		.queryAllByRole( 'link' )
		.map( ( link ) => [ link.textContent, link.getAttribute( 'href' ) ] );

afterEach( () => stop() );

it.each( [ [ true ], [ 1 ], [ '1' ] ] )(
	'links to both editors for users with the permission %j',
	( permission ) => {
		open( { user: { can_edit_pages: permission } } );
		expect( links() ).toEqual( [
			[ 'Page builder', '/builder/?block=7#top' ],
			[ 'Block editor', '/editor/' ],
		] );
		expect(
			within(
				screen.getByRole( 'group', { name: 'Edit this content' } )
			).getAllByRole( 'link' )
		).toHaveLength( 2 );
		stop();
		expect( document.body.innerHTML ).toBe( HTML );
	}
);

it.each( [
	[ {} ],
	[ { user: {} } ],
	[ { user: { can_edit_pages: false } } ],
	[ { user: { can_edit_pages: '' } } ],
	[ { user: { can_edit_pages: '0' } } ],
] )( 'shows nothing with the settings %j', ( settings ) => {
	open( settings );
	expect( document.body.innerHTML ).toBe( HTML );
} );

it( 'appends the id of the surrounding menu', () => {
	open( EDITOR, `<nav data-menu-id="4 b">${ HTML }</nav>` );
	expect( links().map( ( [ , href ] ) => href ) ).toEqual( [
		'/builder/?block=7&menu_id=4%20b#top',
		'/editor/?menu_id=4%20b',
	] );
} );

it( "uses the page's texts", () => {
	open( {
		...EDITOR,
		i18n: {
			editShortcuts: 'Bearbeiten',
			editInBuilder: 'Seitenbaukasten',
			editInBackend: 'Editor öffnen',
		},
	} );
	expect( screen.getByRole( 'group', { name: 'Bearbeiten' } ) ).toBeVisible();
	expect( links().map( ( [ text ] ) => text ) ).toEqual( [
		'Seitenbaukasten',
		'Editor öffnen',
	] );
} );

it( 'omits missing and unsafe URLs', () => {
	open(
		EDITOR,
		'<div data-sf-edit data-edit-link="java&#10;script:alert(1)" data-edit-backend="/editor/"></div>'
	);
	expect( links() ).toEqual( [ [ 'Block editor', '/editor/' ] ] );
	open( EDITOR, '<div data-sf-edit></div>' );
	expect( screen.queryByRole( 'group' ) ).toBeNull();
} );
