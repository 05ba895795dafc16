/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { GENERATED_FILES } from './pages';

it.each( Object.entries( GENERATED_FILES ) )(
	'%s matches the code; `npm run generate` regenerates it',
	( path, print ) => {
		expect( readFileSync( path, 'utf8' ) ).toBe( print() );
	},
	// The compiler reads many files for the first page, which is slow on a busy machine.
	60_000
);
