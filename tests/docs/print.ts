/** `npm run docs`: writes the pages of docs/ that are made from the code. */
import { writeFileSync } from 'node:fs';
import { inRoot } from '../tools/root.mjs';
import { GENERATED_PAGES } from './pages';

for ( const [ path, print ] of Object.entries( GENERATED_PAGES ) ) {
	writeFileSync( inRoot( path ), print() );
	console.log( path );
}
