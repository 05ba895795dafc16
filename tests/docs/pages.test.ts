import { readFileSync } from 'node:fs';
import { GENERATED_PAGES } from './pages';

it.each( Object.entries( GENERATED_PAGES ) )(
	'%s says what the code does; `npm run docs` prints it anew',
	( path, print ) => {
		expect( readFileSync( path, 'utf8' ) ).toBe( print() );
	}
);
