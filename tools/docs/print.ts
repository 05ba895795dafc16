/** `npm run generate`: writes the generated files: pages of docs/, lists of behaviors. npm runs it in the root. */
import './ignore-styles';
import { writeFileSync } from 'node:fs';
import { GENERATED_FILES } from './pages';

for ( const [ path, print ] of Object.entries( GENERATED_FILES ) ) {
	writeFileSync( path, print() );
	console.log( path );
}
