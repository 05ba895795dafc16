/** `npm run docs`: writes the generated pages of docs/. npm runs it in the root. */
import './ignore-styles';
import { writeFileSync } from 'node:fs';
import { GENERATED_PAGES } from './pages';

for ( const [ path, print ] of Object.entries( GENERATED_PAGES ) ) {
	writeFileSync( path, print() );
	console.log( path );
}
