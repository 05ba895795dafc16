/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { readBehaviorNames } from '../../tests/behaviors/read-behavior-names';
import { readSections } from './behavior-examples';

const SECTIONS = readSections();

it( 'has an example of each behavior', () => {
	const names = readBehaviorNames();
	expect( names.length ).toBeGreaterThan( 0 );
	expect( SECTIONS.map( ( { name } ) => name ).sort() ).toEqual(
		names.sort()
	);
} );

it.each( SECTIONS.map( ( section ) => [ section.name, section ] as const ) )(
	'shows or explains each state of %s in whole sentences',
	( _, { text, states } ) => {
		expect( text ).toMatch( /^[A-Z].*\.$/ );
		expect( states.initial.html ).not.toBe( '' );
		for ( const state of Object.values( states ) ) {
			expect( state.text ).toMatch( /^[A-Z“"].*\.$/ );
		}
	}
);

it( 'has elements with an id only once in the page', () => {
	const { document } = new JSDOM(
		SECTIONS.flatMap( ( { states } ) =>
			Object.values( states ).map( ( { html } ) => html )
		).join( '' )
	).window;
	const ids = [ ...document.querySelectorAll( '[id]' ) ].map(
		( { id } ) => id
	);
	expect( ids.filter( ( id, index ) => ids.indexOf( id ) < index ) ).toEqual(
		[]
	);
} );
