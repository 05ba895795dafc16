/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { readBehaviorNames } from './read-behavior-names';
import { STATES } from './section';
import { SECTIONS } from './sections';

it( 'has a section for each behavior', () => {
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
		expect( Object.keys( states ) ).toEqual( [ ...STATES ] );
		expect( typeof states.initial ).toBe( 'object' );
		for ( const state of Object.values( states ) ) {
			expect( typeof state === 'string' ? state : state.text ).toMatch(
				/^[A-Z“"].*\.$/
			);
		}
	}
);

it( 'has elements with an id only once in the page', () => {
	const { document } = new JSDOM(
		SECTIONS.flatMap( ( { states } ) =>
			Object.values( states ).map( ( state ) =>
				typeof state === 'string' ? '' : state.html
			)
		).join( '' )
	).window;
	const ids = [ ...document.querySelectorAll( '[id]' ) ].map(
		( { id } ) => id
	);
	expect( ids.filter( ( id, index ) => ids.indexOf( id ) < index ) ).toEqual(
		[]
	);
} );
