/** @jest-environment node */
import { readOptions } from './options';

const read = ( options: object, isSingle = true, isStill = false ) =>
	readOptions( { ...options }, isSingle, isStill );

it( 'has arrows and dots by default, and does not move by itself', () => {
	expect( read( {} ) ).toEqual( {
		gap: null,
		autoplay: 0,
		loop: false,
		arrows: true,
		dots: true,
		adaptiveHeight: false,
		fade: false,
		freeScroll: false,
		parallax: 0,
		pauseOnHover: true,
	} );
} );

it.each( [
	[ true, 5000 ],
	[ 3000, 3000 ],
	[ 10, 1000 ],
	[ 0, 0 ],
	[ false, 0 ],
	[ -1, 0 ],
] )( 'with autoplay %j, each slide stays for %d ms', ( autoplay, timeMs ) => {
	expect( read( { autoplay } ).autoplay ).toBe( timeMs );
} );

it.each( [
	[ 11, 10 ],
	[ -11, -10 ],
	[ '5', 0 ],
] )( 'reads the parallax %j as %d', ( parallax, strength ) => {
	expect( read( { parallax } ).parallax ).toBe( strength );
} );

it( 'neither plays nor shifts pictures with reduced motion', () => {
	expect( read( { autoplay: true, parallax: 5 }, true, true ) ).toMatchObject(
		{ autoplay: 0, parallax: 0 }
	);
} );

it( 'only fades and adapts its height with one slide in view', () => {
	const options = { fade: true, adaptiveHeight: true };
	expect( read( options ) ).toMatchObject( options );
	expect( read( options, false ) ).toMatchObject( {
		fade: false,
		adaptiveHeight: false,
	} );
} );
