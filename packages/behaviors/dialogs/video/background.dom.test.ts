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

it( 'plays muted while it is in the viewport, and pauses outside', () => {
	open();
	show( true );
	expect( play ).toHaveBeenCalledTimes( 1 );
	expect( find( 'video' ) ).toMatchObject( { muted: true, loop: true } );
	expect( find( 'video' ) ).not.toHaveAttribute( 'controls' );
	show( false );
	expect( pause ).toHaveBeenCalledTimes( 1 );
	expect( find( 'a' ) ).not.toBeVisible();
} );

it( 'pauses by its button, until the shopper resumes it', () => {
	open();
	show( true );
	screen.getByRole( 'button', { name: 'Pause video' } ).click();
	expect( pause ).toHaveBeenCalledTimes( 1 );
	show( true );
	expect( play ).toHaveBeenCalledTimes( 1 );
	screen.getByRole( 'button', { name: 'Play video' } ).click();
	expect( play ).toHaveBeenCalledTimes( 2 );
} );

it( 'waits for its button if the shopper prefers reduced motion', () => {
	open( { isStill: true } );
	show( true );
	expect( play ).not.toHaveBeenCalled();
	screen.getByRole( 'button', { name: 'Play video' } ).click();
	expect( play ).toHaveBeenCalledTimes( 1 );
} );

it( 'ignores a link to an external player, and restores its own link', () => {
	open( { href: 'https://youtu.be/abcdefghijk' } );
	expect( document.querySelector( 'video' ) ).toBeNull();
	open();
	stop();
	expect( document.querySelector( 'video' ) ).toBeNull();
	expect( find( 'a' ) ).toBeVisible();
} );
