import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PHPCS } from '../../support/php.mjs';
import { inRoot, root } from '../../support/root.mjs';

const UNSAFE = inRoot( 'tools/lint/php/standard/unsafe.inc' );

const OUR_SNIFFS = [
	'Shopfront.Formatting.BracketSpacing',
	'Shopfront.Formatting.YodaCondition',
	'Shopfront.Security.AdminAction',
	'Shopfront.Security.CheckedInput',
	'Shopfront.Security.EscapeOutput',
	'Shopfront.Security.PreparedQuery',
];

const sniff = ( ...args ) =>
	spawnSync( PHPCS, args, { cwd: root, encoding: 'utf8' } );

const checkPlugin = ( name, ...args ) => {
	const { status, stdout, stderr } = sniff( ...args );
	console.log(
		status === 0
			? `  good: the plugin follows the standard ${ name }`
			: `  FAILED: the plugin does not follow the standard ${ name }\n${ stdout }${ stderr }`
	);
	return status === 0;
};

/** Codes by line: in the file's comments, and as our sniffs find them. */
const unsafeLines = () =>
	readFileSync( UNSAFE, 'utf8' )
		.split( '\n' )
		.flatMap( ( line, index ) =>
			[ ...line.matchAll( /(?<=\/\/ .*)\b[A-Z]\w+\.[A-Z]\w+/g ) ].map(
				( [ code ] ) => `${ index + 1 }: ${ code }`
			)
		);

const foundLines = () => {
	const { stdout } = sniff(
		'--standard=tools/lint/php/standard/Shopfront',
		`--sniffs=${ OUR_SNIFFS.join( ',' ) }`,
		'--extensions=inc',
		'--report=json',
		'-q',
		UNSAFE
	);
	return Object.values( JSON.parse( stdout ).files )
		.flatMap( ( { messages } ) => messages )
		.map(
			( { line, source } ) =>
				`${ line }: ${ source.split( '.' ).slice( 2 ).join( '.' ) }`
		);
};

/** Our sniffs must find every problem of unsafe.inc, and nothing else. */
const checkSniffs = () => {
	const [ expected, found ] = [ unsafeLines(), foundLines() ].map( ( list ) =>
		list.sort().join( '\n' )
	);
	console.log(
		expected === found
			? '  good: our sniffs find unsafe code'
			: `  FAILED: our sniffs find unsafe code\nexpected:\n${ expected }\nfound:\n${ found }`
	);
	return expected === found;
};

/** Debian doesn't have WordPress's own standard. */
const hasWordPressStandard = () =>
	/\bWordPress\b/.test( sniff( '-i' ).stdout ?? '' );

/** Returns `{ passed, failed }`. */
export const checkStandard = () => {
	const results = [
		checkPlugin( 'Shopfront', '-s', '-q' ),
		checkSniffs(),
		...( hasWordPressStandard()
			? [
					checkPlugin(
						'WordPress',
						'--standard=WordPress',
						// Names and typed signatures need no comment.
						'--exclude=Generic.Commenting.DocComment,Squiz.Commenting.ClassComment,Squiz.Commenting.FileComment,Squiz.Commenting.FunctionComment,Squiz.Commenting.VariableComment',
						'--extensions=php',
						'-s',
						'-q',
						'shopfront.php',
						'uninstall.php',
						'php-stubs'
					),
				]
			: [] ),
	];
	const passed = results.filter( Boolean ).length;
	return { passed, failed: results.length - passed };
};
