/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { GENERATED_FILES } from './pages';

it.each( Object.entries( GENERATED_FILES ) )(
	'%s matches the code; `npm run generate` regenerates it',
	( path, print ) => {
		expect( readFileSync( path, 'utf8' ) ).toBe( print() );
	},
	// For the first page the compiler reads many files, which takes long on a busy machine.
	60_000
);
