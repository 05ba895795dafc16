/** @jest-environment node */
import { readPicture, withPicture } from './url-hash';

it.each( [
	[ '#&gid=1&pid=3', 1, 3 ],
	[ '#reviews&gid=1&pid=3', 1, 3 ],
	[ '#&gid=2&pid=3', 1, 0 ],
	[ '#&gid=12&pid=3', 1, 0 ],
	[ '#reviews', 1, 0 ],
	[ '', 1, 0 ],
	[ '#&gid=1&pid=x', 1, 0 ],
] )( 'reads the picture from %s of gallery %d', ( hash, gallery, picture ) => {
	expect( readPicture( hash, gallery ) ).toBe( picture );
} );

it.each( [
	[ '', '#&gid=1&pid=2' ],
	[ '#reviews', '#reviews&gid=1&pid=2' ],
	[ '#reviews&gid=1&pid=1', '#reviews&gid=1&pid=2' ],
	[ '#&gid=3&pid=14', '#&gid=1&pid=2' ],
] )( 'adds a picture to %s', ( hash, expected ) => {
	expect( withPicture( hash, 1, 2 ) ).toBe( expected );
} );
