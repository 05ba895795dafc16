/**
 * `npm run add-on-check -- build.js`: checks an add-on on the demo shop and prints a report; see
 * docs/add-ons/testing.md. Fails if a check fails.
 */
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
} from '../support/ensure.mjs';
import { ensureBrowser } from '../support/browser.mjs';
import { inRoot } from '../support/root.mjs';
import { run } from '../support/run.mjs';
import { readArguments, USAGE } from './read-arguments.mjs';

await command( async () => {
	ensureNode();
	// npm runs scripts in the repository, whatever the working directory was.
	const folder = process.env.INIT_CWD ?? process.cwd();
	const { isHelp, ...options } = readArguments(
		process.argv.slice( 2 ),
		folder
	);
	if ( isHelp ) {
		console.log( USAGE );
		return;
	}
	await ensureDependencies();
	const browserPath = await ensureBrowser();
	await ensureBuild( [ 'standalone' ] );
	// A separate process, because its imports exist only after the packages are installed.
	process.exitCode = await run(
		process.execPath,
		[
			'--import',
			import.meta.resolve( 'tsx' ),
			inRoot( 'tools/add-on-check/run.ts' ),
		],
		{
			ADD_ON_CHECK: JSON.stringify( options ),
			CHROMIUM_PATH: browserPath,
		}
	);
} );
