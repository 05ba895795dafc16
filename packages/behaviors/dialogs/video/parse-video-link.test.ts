/** @jest-environment node */
import { parseVideoLink } from '.';

const PAGE = 'https://shop.test/blog/';
const SHARING = 'https://www.youtube-nocookie.com/embed';
const HOSTING = 'https://player.vimeo.com/video';
const ID = 'a1B2-c3_D4e';
const SHARED = `${ SHARING }/${ ID }?autoplay=1&rel=0`;

it.each( [
	[ `https://www.youtube.com/watch?v=${ ID }`, SHARED ],
	[ `https://m.youtube.com/watch?list=PL1&v=${ ID }`, SHARED ],
	[ `http://youtube.com/embed/${ ID }?rel=1`, SHARED ],
	[ `https://youtube-nocookie.com/embed/${ ID }`, SHARED ],
	[ `https://www.youtube.com/shorts/${ ID }`, SHARED ],
	[ `//youtu.be/${ ID }`, SHARED ],
	[ `https://youtu.be/${ ID }?t=90`, `${ SHARED }&start=90` ],
	[ `https://youtu.be/${ ID }?t=1m30s`, `${ SHARED }&start=90` ],
	[ `https://youtu.be/${ ID }?start=1h2s`, `${ SHARED }&start=3602` ],
	[ `https://youtu.be/${ ID }?t=soon`, SHARED ],
	[
		'https://youtu.be/0123456789',
		`${ SHARING }/0123456789?autoplay=1&rel=0`,
	],
	[ 'https://vimeo.com/76979871', `${ HOSTING }/76979871?dnt=1&autoplay=1` ],
	[
		'https://player.vimeo.com/video/76979871?h=8272103f6e',
		`${ HOSTING }/76979871?dnt=1&autoplay=1&h=8272103f6e`,
	],
	[
		'https://vimeo.com/76979871/8272103f6e',
		`${ HOSTING }/76979871?dnt=1&autoplay=1&h=8272103f6e`,
	],
] )( "plays %s in its host's player", ( address, src ) => {
	expect( parseVideoLink( address, PAGE ) ).toEqual( {
		kind: 'player',
		src,
	} );
} );

it.each( [
	[ 'tea.mp4', 'https://shop.test/blog/tea.mp4' ],
	[ '/films/Tea.WEBM?v=2', 'https://shop.test/films/Tea.WEBM?v=2' ],
	[ 'https://cdn.test/tea.mp4#t=5', 'https://cdn.test/tea.mp4#t=5' ],
] )( 'plays %s as a file', ( address, src ) => {
	expect( parseVideoLink( address, PAGE ) ).toEqual( { kind: 'file', src } );
} );

it.each( [
	'',
	'https://',
	'/about/',
	'/tea.mp4.html',
	'/film.php?file=tea.mp4',
	'/tea.ogv',
	'ftp://cdn.test/tea.mp4',
	'data:video/mp4;name=tea.mp4',

	'javascript:alert(1)//tea.mp4',
	'https://youtu.be/123456789',
	'https://youtu.be/1234567890123',
	'https://youtu.be/abcdefghij<k',
	'https://www.youtube.com/watch',
	`https://www.youtube.com/channel/${ ID }`,
	`https://youtube.com.shop.test/watch?v=${ ID }`,
	`https://notyoutube.com/watch?v=${ ID }`,
	'https://vimeo.com/76979871a',
	'https://vimeo.com/channels/staffpicks',
	'https://player.vimeo.com/video/',
] )( 'keeps the link "%s"', ( address ) => {
	expect( parseVideoLink( address, PAGE ) ).toBeNull();
} );
