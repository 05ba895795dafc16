import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../support/root.mjs';
import { mustRun, PlainError } from '../support/run.mjs';

const git = ( ...args ) =>
	spawnSync( 'git', args, { cwd: root, encoding: 'utf8' } );

/**
 * The full hash.
 *
 * @param {string|undefined} name Branch, tag or hash.
 * @throws {PlainError} If there is no such commit.
 */
const findCommit = ( name ) => {
	const { status, stdout } = git(
		'rev-parse',
		'--verify',
		'--quiet',
		`${ name }^{commit}`
	);
	if ( ! name || status !== 0 ) {
		throw new PlainError(
			`There is no commit or built checkout "${ name ?? '' }". Name one: npm run bench -- --compare main`
		);
	}
	return stdout.trim();
};

/**
 * A commit is checked out into a temporary folder, with its own dependencies and builds. A folder is another checkout,
 * whose builds are measured as they are.
 *
 * @param {string}   name   Branch, tag, hash or folder.
 * @param {string[]} builds Names of the builds that a commit needs.
 * @return {Promise<{ folder: string, label: string, remove: () => void }>}
 */
export const openVersion = async ( name, builds ) => {
	if ( name && existsSync( path.join( name, 'build/standalone' ) ) ) {
		return { folder: path.resolve( name ), label: name, remove: () => {} };
	}
	const commit = findCommit( name );
	const folder = path.join(
		mkdtempSync( path.join( tmpdir(), 'shopfront-version-' ) ),
		'shop'
	);
	const remove = () => {
		rmSync( path.dirname( folder ), { recursive: true, force: true } );
		git( 'worktree', 'prune' );
	};
	try {
		await mustRun( 'The commit could not be checked out.', 'git', [
			'worktree',
			'add',
			'--quiet',
			'--detach',
			folder,
			commit,
		] );
		await mustRun(
			'Its dependencies or builds could not be made.',
			process.execPath,
			[
				'--input-type=module',
				'--eval',
				`process.chdir( ${ JSON.stringify( folder ) } );
				const { ensureBuild, ensureDependencies } = await import( ${ JSON.stringify( path.join( folder, 'tools/support/ensure.mjs' ) ) } );
				await ensureDependencies();
				await ensureBuild( ${ JSON.stringify( builds ) } );`,
			]
		);
	} catch ( error ) {
		remove();
		throw error;
	}
	return { folder, label: commit.slice( 0, 8 ), remove };
};

/** The short hash of this checkout's commit, and whether it has changes. */
export const describeThis = () =>
	`${ git( 'rev-parse', '--short', 'HEAD' ).stdout.trim() }${
		git( 'status', '--porcelain' ).stdout ? ' with changes' : ''
	}`;
