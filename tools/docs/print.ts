/** `npm run generate`: writes pages of docs/ and lists of behaviors. npm runs it in the root. */
import './ignore-styles';
import { writeFileSync } from 'node:fs';
import { GENERATED_FILES } from './pages';

// All before the first is written: a mistake in a descriptor leaves the files as they are.
const printed = Object.entries( GENERATED_FILES ).map(
	( [ path, print ] ) => [ path, print() ] as const
);
for ( const [ path, text ] of printed ) {
	writeFileSync( path, text );
	console.log( path );
}
