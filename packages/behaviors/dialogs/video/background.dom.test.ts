import { screen } from '@testing-library/dom';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mountBackground as mount } from '.';

const play = jest
	.spyOn( HTMLMediaElement.prototype, 'play' )
	.mockResolvedValue();
const pause = jest
	.spyOn( HTMLMediaElement.prototype, 'pause' )
	.mockReturnValue();
let show: ( isIntersecting: boolean ) => void;
let stop = () => {};

const open = ( { href = 'waves.webm', isStill = false } = {} ) => {
	Object.assign( window, {
		matchMedia: () => ( { matches: isStill } ),
		IntersectionObserver: class {
			constructor( report: ( entries: object[] ) => void ) {
				show = ( isIntersecting ) => report( [ { isIntersecting } ] );
			}
			observe = () => {};
			disconnect = () => {};
		},
	} );
	document.body.innerHTML = `<a data-sf-video="background" href="${ href }"><img src="/waves.jpg" alt="">Waves</a>`;
	stop = mountBehavior( mount, find( 'a' ) );
	play.mockClear();
	pause.mockClear();
};
afterEach( () => stop() );

it( 'plays silently while it is in the window, and pauses outside of it', () => {
	open();
	show( true );
	expect( play ).toHaveBeenCalledTimes( 1 );
	expect( find( 'video' ) ).toMatchObject( { muted: true, loop: true } );
	expect( find( 'video' ) ).not.toHaveAttribute( 'controls' );
	show( false );
	expect( pause ).toHaveBeenCalledTimes( 1 );
	expect( find( 'a' ) ).not.toBeVisible();
} );

it( 'pauses by its button until the visitor starts it again', () => {
	open();
	show( true );
	screen.getByRole( 'button', { name: 'Pause video' } ).click();
	expect( pause ).toHaveBeenCalledTimes( 1 );
	show( true );
	expect( play ).toHaveBeenCalledTimes( 1 );
	screen.getByRole( 'button', { name: 'Play video' } ).click();
	expect( play ).toHaveBeenCalledTimes( 2 );
} );

it( 'waits for its button where motion is not wanted', () => {
	open( { isStill: true } );
	show( true );
	expect( play ).not.toHaveBeenCalled();
	screen.getByRole( 'button', { name: 'Play video' } ).click();
	expect( play ).toHaveBeenCalledTimes( 1 );
} );

it( 'leaves a link to the player of a host alone, and restores its own', () => {
	open( { href: 'https://youtu.be/abcdefghijk' } );
	expect( document.querySelector( 'video' ) ).toBeNull();
	open();
	stop();
	expect( document.querySelector( 'video' ) ).toBeNull();
	expect( find( 'a' ) ).toBeVisible();
} );
