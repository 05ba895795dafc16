import type { BehaviorSource } from '@shopfront/behaviors/engine/behavior';
import { mount } from './site';

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

it( 'omits behaviors that other scripts handle', () => {
	const all = namesWith( {} );
	expect( all ).toContain( 'sized-container' );
	expect( new Set( all ).size ).toBe( all.length );
	expect( namesWith( { site: { without: [ 'sized-container' ] } } ) ).toEqual(
		all.filter( ( name ) => name !== 'sized-container' )
	);
} );

it.each( [ [ null ], [ 'sized-container' ], [ { 0: 'sized-container' } ] ] )(
	'starts all behaviors with the invalid setting %j',
	( without ) => {
		expect( namesWith( { site: { without } } ) ).toEqual( namesWith( {} ) );
	}
);
