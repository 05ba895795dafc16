/**
 * Checks the PHP of the WordPress host: syntax, the adapter with stubbed functions, and, if the WordPress of these
 * tests is installed, its effect on real handles and on the mini-cart block.
 * Argument: file for the counts, as `{ passed, failed }`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { ensureBuild } from '../tools/build.mjs';
import { hasPhp } from '../tools/php.mjs';
import { inRoot } from '../tools/root.mjs';
import { hasWordPress } from './packages.mjs';

const [ , , reportFile ] = process.argv;

const FOLDERS = [
	'php-stubs',
	'tests/wordpress',
	'tests/wordpress/double',
	'tests/wordpress/double/includes',
	'tests/wordpress/mu-plugins',
	'tests/wordpress/mu-plugins/shopfront-test',
	'tests/wordpress/site',
	'tests/wordpress/site/classic-theme',
];

const php = ( ...args ) => spawnSync( 'php', args, { encoding: 'utf8' } );

const filesIn = ( folder ) =>
	readdirSync( inRoot( folder ) )
		.filter( ( name ) => name.endsWith( '.php' ) )
		.map( ( name ) => inRoot( folder, name ) );

const parses = ( file ) => {
	const { status, stdout, stderr } = php( '-l', file );
	if ( status !== 0 ) {
		console.log( stdout + stderr );
	}
	return status === 0;
};

/** Runs a file of tests in PHP, which prints its counts in its last line. */
const testInPhp = ( file, ...args ) => {
	const { status, stdout, stderr } = php(
		inRoot( 'tests/wordpress', file ),
		...args
	);
	console.log( stdout + stderr );
	const lastLine = stdout.trim().split( '\n' ).at( -1 ) ?? '';
	// A fatal error ends the program before it prints its counts.
	return lastLine.startsWith( '{' )
		? JSON.parse( lastLine )
		: { passed: 0, failed: Math.max( status ?? 1, 1 ) };
};

const testOnWordPress = async () => {
	if ( ! hasWordPress() || ! hasPhp() ) {
		console.log(
			'Skipped: the WordPress of the tests, or PHP with SQLite, is not installed, so handles and the mini-cart were not checked on it.'
		);
		return { passed: 0, failed: 0 };
	}
	const { makeSite } = await import( './site/open-site.mjs' );
	const { testHandles } = await import( './handle-tests.mjs' );
	await ensureBuild( [ 'wordpress' ] );
	const site = await makeSite();
	try {
		const miniCart = testInPhp( 'mini-cart-test.php', site.folder );
		const handles = await testHandles( site );
		return {
			passed: miniCart.passed + handles.passed,
			failed: miniCart.failed + handles.failed,
		};
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
	const adapter = testInPhp( 'adapter-test.php' );
	const onWordPress = await testOnWordPress();
	return {
		passed:
			adapter.passed + onWordPress.passed + files.length - broken.length,
		failed: adapter.failed + onWordPress.failed + broken.length,
	};
};

const isThere = php( '--version' ).status === 0;
if ( ! isThere ) {
	console.log(
		'Skipped: PHP is not installed, so the WordPress host was not checked.'
	);
}
const count = isThere ? await checkAll() : { passed: 0, failed: 0 };
if ( reportFile ) {
	writeFileSync( reportFile, JSON.stringify( count ) );
}
process.exitCode = count.failed === 0 ? 0 : 1;
