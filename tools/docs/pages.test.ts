/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { GENERATED_PAGES } from './pages';

it.each( Object.entries( GENERATED_PAGES ) )(
	'%s matches the code; `npm run docs` regenerates it',
	( path, print ) => {
		expect( readFileSync( path, 'utf8' ) ).toBe( print() );
	},
	// For the first page the compiler reads many files, which takes long on a busy machine.
	60_000
);
