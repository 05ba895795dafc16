/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { GENERATED_PAGES } from './pages';

it.each( Object.entries( GENERATED_PAGES ) )(
	'%s says what the code does; `npm run docs` prints it anew',
	( path, print ) => {
		expect( readFileSync( path, 'utf8' ) ).toBe( print() );
	},
	// The first page has the compiler read much; on a busy machine that takes its time.
	60_000
);
