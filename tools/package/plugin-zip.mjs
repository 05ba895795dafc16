/** `npm run plugin-zip`: writes shopfront.zip for WordPress, with the `files` of package.json. */
import { statSync } from 'node:fs';
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
} from '../support/ensure.mjs';
import { inRoot } from '../support/root.mjs';
import { mustRun } from '../support/run.mjs';

await command( async () => {
	ensureNode();
	await ensureDependencies();
	await ensureBuild( [ 'wordpress', 'editor', 'behaviors' ] );
	await mustRun( 'The zip could not be written; see above.', 'npx', [
		'wp-scripts',
		'plugin-zip',
	] );
	const { size } = statSync( inRoot( 'shopfront.zip' ) );
	console.log( `shopfront.zip: ${ Math.round( size / 1000 ) } KB` );
} );
