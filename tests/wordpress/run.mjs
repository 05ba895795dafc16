/**
 * Checks the PHP of the WordPress host: every file parses, and the adapter does what it says on stubbed functions.
 * Argument: where to write the count, as `{ passed, failed }`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../tools/root.mjs';

const [ , , reportFile ] = process.argv;

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

const testAdapter = () => {
	const { status, stdout, stderr } = php(
		inRoot( 'tests/wordpress/adapter-test.php' )
	);
	console.log( stdout + stderr );
	const lastLine = stdout.trim().split( '\n' ).at( -1 ) ?? '';
	// A fatal error ends the program before it has counted.
	return lastLine.startsWith( '{' )
		? JSON.parse( lastLine )
		: { passed: 0, failed: Math.max( status ?? 1, 1 ) };
};

const checkAll = () => {
	const files = [
		inRoot( 'shopfront.php' ),
		...filesIn( 'php-stubs' ),
		...filesIn( 'tests/wordpress' ),
	];
	const broken = files.filter( ( file ) => ! parses( file ) );
	console.log(
		`${ files.length - broken.length } of ${ files.length } PHP files parse.`
	);
	const tested = testAdapter();
	return {
		passed: tested.passed + files.length - broken.length,
		failed: tested.failed + broken.length,
	};
};

const isThere = php( '--version' ).status === 0;
if ( ! isThere ) {
	console.log(
		'Skipped: PHP is not installed, so the WordPress host was not checked.'
	);
}
const count = isThere ? checkAll() : { passed: 0, failed: 0 };
if ( reportFile ) {
	writeFileSync( reportFile, JSON.stringify( count ) );
}
process.exitCode = count.failed === 0 ? 0 : 1;
