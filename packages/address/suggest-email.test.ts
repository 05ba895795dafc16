/** @jest-environment node */
import { suggestEmail } from '.';

it.each( [
	[ 'ada@gmial.com', 'ada@gmail.com' ],
	[ 'ada@gmal.com', 'ada@gmail.com' ],
	[ 'ada@gmaill.com', 'ada@gmail.com' ],
	[ 'ada@gnail.com', 'ada@gmail.com' ],
	[ 'ada@gmail.con', 'ada@gmail.com' ],
	[ 'ada@gmail.co', 'ada@gmail.com' ],
	[ ' Ada@Hotmial.com ', 'Ada@hotmail.com' ],
	[ '"a@b"@yaho.com', '"a@b"@yahoo.com' ],
	// Correct, or without an obvious suggestion.
	[ 'ada@gmail.com', null ],
	[ 'ada@gmx.de', null ],
	[ 'ada@gmx.net', null ],
	[ 'ada@example.com', null ],
	[ 'ada@mail.com', null ],
	[ 'ada@ymail.com', null ],
	[ '@gmial.com', null ],
	[ 'gmial.com', null ],
	[ '', null ],
] )( 'suggests for %p: %p', ( typed, intended ) => {
	expect( suggestEmail( typed ) ).toBe( intended );
} );
