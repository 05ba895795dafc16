/**
 * `npm run package`: writes artifacts/shopfront-{version}.tgz for hosts without WordPress: the standalone build with
 * its styles, the behaviors, `renderBlock()`, a manifest with integrity hashes, and the types for add-ons. The same
 * sources give the same bytes.
 */
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
} from '../support/ensure.mjs';
import { buildRender } from '../build/build-render.mjs';
import { writePackage } from './package-contents.mjs';
import { inRoot, root } from '../support/root.mjs';
import { mustRun } from '../support/run.mjs';

await command( async () => {
	ensureNode();
	await ensureDependencies();
	await ensureBuild( [ 'standalone', 'behaviors' ] );
	await mustRun( 'The types could not be written; see above.', 'npm', [
		'run',
		'--silent',
		'types:build',
	] );
	const output = inRoot( 'artifacts/package' );
	const render = inRoot( 'artifacts/render' );
	await buildRender( render );
	writePackage( {
		root,
		build: inRoot( 'build/standalone' ),
		behaviors: inRoot( 'build/behaviors' ),
		render,
		readme: inRoot( 'tools/package/package-readme.md' ),
		output,
	} );
	await mustRun( 'The package could not be written; see above.', 'npm', [
		'pack',
		output,
		'--pack-destination',
		inRoot( 'artifacts' ),
		'--ignore-scripts',
	] );
} );
