/** @jest-environment node */
import { findState, galleryGroups, galleryStates } from './states';

it( 'has unique ids', () => {
	const ids = galleryGroups.flatMap( ( { id, components } ) => [
		id,
		...components.flatMap( ( component ) => [
			component.id,
			...component.states.map( ( state ) => state.id ),
		] ),
	] );
	expect( new Set( ids ).size ).toBe( ids.length );
	for ( const id of ids ) {
		expect( id ).toMatch( /^[a-z0-9-]+$/ );
	}
} );

it( 'finds a state by its id', () => {
	expect( findState( 'button-disabled' )?.title ).toBe( 'Button: disabled' );
	expect( findState( galleryStates.at( -1 )?.id ?? '' ) ).toBe(
		galleryStates.at( -1 )
	);
	expect( findState( 'button' ) ).toBeUndefined();
	expect( findState( null ) ).toBeUndefined();
} );
