import { fireEvent, screen } from '@testing-library/dom';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from '.';

const open = ( href: string ) => {
	document.body.innerHTML = `<p><a data-sf-video href="${ href }"><img src="/tea.jpg" alt=""><span>Making tea</span></a></p>`;
	return mountBehavior( mount, find( 'a' ) );
};
const click = ( init?: MouseEventInit ) => fireEvent.click( find( 'a' ), init );

it( 'loads a player without cookies, and only after a click', () => {
	open( 'https://youtu.be/abcdefghijk' );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
	expect( click() ).toBe( false );
	const frame = screen.getByTitle< HTMLIFrameElement >( 'Making tea' );
	expect( frame.src ).toBe(
		'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'
	);
	expect( frame ).toHaveFocus();
	expect( document.querySelector( 'a' ) ).toBeNull();
} );

it( 'asks Vimeo not to track', () => {
	open( 'https://vimeo.com/76979871' );
	click();
	expect( find< HTMLIFrameElement >( 'iframe' ).src ).toContain( 'dnt=1' );
} );

it( "plays a file in place, with controls and the link's picture", () => {
	open( '/films/tea.mp4?v=2' );
	click();
	const video = screen.getByLabelText< HTMLVideoElement >( 'Making tea' );
	expect( video ).toHaveProperty( 'controls', true );
	expect( video ).toHaveProperty( 'playsInline', true );
	expect( video.src ).toBe( 'http://localhost/films/tea.mp4?v=2' );
	expect( video.poster ).toBe( 'http://localhost/tea.jpg' );
} );

it.each( [ '/films/', 'https://video.test/watch?v=abcdefghijk' ] )(
	'keeps the link %s',
	( href ) => {
		open( href );
		document.addEventListener(
			'click',
			( event ) => event.preventDefault(),
			{
				once: true,
			}
		);
		click();
		expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href', href );
	}
);

it( 'ignores clicks for new tabs, and clicks that a listener cancels', () => {
	open( 'https://youtu.be/abcdefghijk' );
	expect( click( { metaKey: true } ) ).toBe( true );
	document.addEventListener(
		'sf:video:open',
		( event ) => event.preventDefault(),
		{ once: true }
	);
	document.addEventListener( 'click', ( event ) => event.preventDefault(), {
		once: true,
	} );
	click();
	expect( document.querySelector( 'iframe' ) ).toBeNull();
} );
