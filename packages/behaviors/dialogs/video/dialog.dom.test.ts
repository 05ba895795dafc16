import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { provideModalDialogs } from '../../../../tests/fixtures/modal-dialogs';
import { mountDialog as mount } from '.';

provideModalDialogs();

let stop = () => {};
const dialog = () =>
	document.querySelector< HTMLDialogElement >( 'dialog[open]' );
const open = async ( href: string, init: MouseEventInit = {} ) => {
	document.body.innerHTML = `<a href="${ href }" data-sf-lightbox="video" title="How it is made">Watch</a>`;
	stop = mountBehavior( mount, find( 'a' ) );
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	find( 'a' ).dispatchEvent( event );
	// Let the dialog's chunk load.
	await jest.advanceTimersByTimeAsync( 0 );
	return event;
};

beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( window, {
		matchMedia: () => ( { matches: false } ),
		CSS: { supports: () => true },
	} );
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
} );

it( 'plays a file in a video element, and stops at once when it closes', async () => {
	const event = await open( '/films/mug.mp4?v=2' );
	expect( event.defaultPrevented ).toBe( true );
	expect( dialog() ).toHaveAccessibleName( 'How it is made' );
	const video = find< HTMLVideoElement >( 'dialog video' );
	expect( video.getAttribute( 'src' ) ).toMatch( /\/films\/mug.mp4\?v=2$/ );
	expect( video.controls && video.autoplay && video.playsInline ).toBe(
		true
	);
	dialog()?.close();
	expect( document.querySelector( 'video' ) ).toBeNull();
	expect( document.querySelector( 'dialog' ) ).not.toBeNull();
	jest.advanceTimersByTime( 300 );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
} );

it( 'loads an external player only when it is opened, and names it', async () => {
	await open( 'https://youtu.be/abcdefghijk' );
	const frame = find< HTMLIFrameElement >( 'dialog iframe' );
	expect( frame.src ).toBe(
		'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'
	);
	expect( frame.title ).toBe( 'How it is made' );
} );

it( 'shows a message with a link if the file could not be loaded', async () => {
	await open( '/films/gone.webm' );
	find( 'video' ).dispatchEvent( new Event( 'error' ) );
	expect( find( 'dialog [role=alert]' ) ).toHaveTextContent(
		'The video could not be loaded.'
	);
	expect( find( 'dialog [role=alert] a' ).getAttribute( 'href' ) ).toMatch(
		/gone.webm$/
	);
} );

it.each( [
	[ 'a page', '/about/', {} ],
	[ 'a script', 'javascript:alert(1)//a.mp4', {} ],
	[ 'a new tab', '/films/mug.mp4', { metaKey: true } ],
] )( 'stays a link to %s', ( _, href, init ) => {
	document.body.addEventListener(
		'click',
		( event ) => event.preventDefault(),
		{
			once: true,
		}
	);
	open( href, init );
	expect( dialog() ).toBeNull();
} );
