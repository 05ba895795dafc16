import type { BehaviorSource } from '@shopfront/behaviors/engine/behavior';
import { mount } from './site';

/** Returns the names that a page with these settings starts. */
const namesWith = ( settings: object ): string[] => {
	document.body.innerHTML = `<script type="application/json" id="shopfront-settings">${ JSON.stringify( settings ) }</script>`;
	let listed: readonly BehaviorSource[] = [];
	mount( document.body, {
		options: {},
		signal: new AbortController().signal,
		addBehaviors: ( sources ) => {
			listed = sources;
		},
	} );
	return listed.map( ( { name } ) => name );
};

it( 'leaves elements that other scripts handle to them', () => {
	const all = namesWith( {} );
	expect( all ).toContain( 'sized-container' );
	expect( new Set( all ).size ).toBe( all.length );
	expect( namesWith( { site: { without: [ 'sized-container' ] } } ) ).toEqual(
		all.filter( ( name ) => name !== 'sized-container' )
	);
} );

it.each( [ [ null ], [ 'sized-container' ], [ { 0: 'sized-container' } ] ] )(
	'starts all with the invalid setting %j',
	( without ) => {
		expect( namesWith( { site: { without } } ) ).toEqual( namesWith( {} ) );
	}
);
