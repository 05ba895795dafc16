/**
 * The WordPress host's PHP: syntax, coding standard, the classes by PHPUnit with stubbed functions, and, if these
 * tests' WordPress is installed, its effect on real handles and on the mini-cart block. Argument: file for the counts,
 * as `{ passed, failed }`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { ensureBuild } from '../../tools/build/build.mjs';
import { hasPhp, hasPhpUnit } from '../../tools/support/php.mjs';
import { sum } from '../run/results.mjs';
import { inRoot } from '../../tools/support/root.mjs';
import { lintPhp } from '../../tools/lint/php/lint-php.mjs';
import { hasWordPress } from './packages.mjs';
import { testOnSite, testWithStubs } from './php-unit.mjs';

const [ , , reportFile ] = process.argv;

const NOTHING = { passed: 0, failed: 0 };

const FOLDERS = [ 'php-stubs', 'tests/wordpress', 'examples/php' ];

const php = ( ...args ) => spawnSync( 'php', args, { encoding: 'utf8' } );

const filesIn = ( folder ) =>
	readdirSync( inRoot( folder ), { recursive: true } )
		.filter(
			( name ) => name.endsWith( '.php' ) && ! /node_modules/.test( name )
		)
		.map( ( name ) => inRoot( folder, name ) );

const parses = ( file ) => {
	const { status, stdout, stderr } = php( '-l', file );
	if ( status !== 0 ) {
		console.log( stdout + stderr );
	}
	return status === 0;
};

const testOnWordPress = async () => {
	if ( ! hasWordPress() || ! hasPhp() ) {
		console.log(
			'Skipped: the WordPress of the tests, or PHP with SQLite, is not installed, so handles and the mini-cart were not checked on it.'
		);
		return NOTHING;
	}
	const { makeSite } = await import( './site/open-site.mjs' );
	const { testHandles } = await import( './handle-tests.mjs' );
	const { testPluginCost } = await import( './plugin-cost.mjs' );
	await ensureBuild( [ 'wordpress', 'editor' ] );
	const site = await makeSite();
	try {
		return sum( [
			hasPhpUnit() ? await testOnSite( site ) : NOTHING,
			await testHandles( site ),
			testPluginCost( site ),
		] );
	} finally {
		site.remove();
	}
};

const checkAll = async () => {
	const files = [ inRoot( 'shopfront.php' ), ...FOLDERS.flatMap( filesIn ) ];
	const broken = files.filter( ( file ) => ! parses( file ) );
	console.log(
		`${ files.length - broken.length } of ${ files.length } PHP files parse.`
	);
	if ( ! hasPhpUnit() ) {
		console.log(
			'Skipped: PHPUnit (package phpunit) is not installed, so the classes of the plugin were not tested.'
		);
	}
	return sum( [
		{ passed: files.length - broken.length, failed: broken.length },
		lintPhp(),
		hasPhpUnit() ? testWithStubs() : NOTHING,
		await testOnWordPress(),
	] );
};

const isThere = php( '--version' ).status === 0;
if ( ! isThere ) {
	console.log(
		'Skipped: PHP is not installed, so the WordPress host was not checked.'
	);
}
const count = isThere ? await checkAll() : NOTHING;
if ( reportFile ) {
	writeFileSync( reportFile, JSON.stringify( count ) );
}
process.exitCode = count.failed === 0 ? 0 : 1;
