import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PHPUNIT } from '../../tools/support/php.mjs';
import { sum } from '../run/results.mjs';
import { writeFirstPaints } from './first-paint-by-node.mjs';
import { inRoot, root } from '../../tools/support/root.mjs';

const FOLDER = 'tests/wordpress/phpunit';
const VERSIONS = 'tests/wordpress/recordings/versions';

/** From PHPUnit's report in JUnit's format. A fatal error leaves no report. */
const countIn = ( file, status ) => {
	const report = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	const tests = report.match( /<testcase\b/g )?.length ?? 0;
	const skipped = report.match( /<skipped\b/g )?.length ?? 0;
	const broken = report.match( /<(failure|error|warning)\b/g )?.length ?? 0;
	const failed = Math.max( broken, status === 0 ? 0 : 1 );
	return { passed: Math.max( tests - skipped - failed, 0 ), failed };
};

/** Runs a folder or file of tests, and prints their titles. Returns `{ passed, failed }`. */
const runTests = ( bootstrap, path, environment = {} ) => {
	const temporary = mkdtempSync( join( tmpdir(), 'shopfront-phpunit-' ) );
	const report = join( temporary, 'report.xml' );
	const { status, stdout, stderr } = spawnSync(
		PHPUNIT,
		[
			'--no-configuration',
			'--do-not-cache-result',
			'--testdox',
			'--bootstrap',
			`${ FOLDER }/${ bootstrap }`,
			'--log-junit',
			report,
			`${ FOLDER }/${ path }`,
		],
		{
			cwd: root,
			encoding: 'utf8',
			env: { ...process.env, ...environment },
		}
	);
	console.log( stdout + stderr );
	const count = countIn( report, status );
	rmSync( temporary, { recursive: true } );
	return count;
};

/** With stubbed functions of WordPress. Tests in `alone` need a process each. */
export const testWithStubs = () =>
	sum( [
		...readdirSync( inRoot( FOLDER, 'alone' ) ).map( ( file ) =>
			runTests( 'load-plugin.php', `alone/${ file }` )
		),
		runTests( 'load-shop.php', 'adapter' ),
		...readdirSync( inRoot( VERSIONS ) ).map( ( file ) =>
			runTests( 'load-shop.php', 'versions', {
				SHOPFRONT_TEST_WOOCOMMERCE: basename( file, '.json' ),
			} )
		),
	] );

/** On a WordPress. The first paint's tests define classes of WooCommerce that it would otherwise lack. */
export const testOnSite = async ( { folder } ) => {
	const environment = { SHOPFRONT_TEST_SITE: folder };
	const byNode = mkdtempSync( join( tmpdir(), 'shopfront-first-paint-' ) );
	await writeFirstPaints( byNode );
	const counts = sum( [
		runTests( 'load-site.php', 'site', environment ),
		runTests( 'load-first-paint.php', 'first-paint', environment ),
		runTests( 'load-first-paint.php', 'first-paint-by-node', {
			...environment,
			SHOPFRONT_FIRST_PAINT: byNode,
		} ),
	] );
	rmSync( byNode, { recursive: true } );
	return counts;
};
