/** `npm run platform-check -- FOLDER`: lists what we rely on and another WooCommerce lacks; see USAGE. */
import { parseArgs } from 'node:util';
import { command, PlainError } from '../support/ensure.mjs';
import { findLost } from './compare.mjs';
import { readFacts, record } from './facts.mjs';
import { readPlatform } from './platform.mjs';

const USAGE = `Usage: npm run platform-check -- FOLDER [--json]
       npm run platform-check -- --record FOLDER [OLDER…]

FOLDER is the folder of a WooCommerce, such as wp-content/plugins/woocommerce. Its files are read, not run. Lists the facts of
php-stubs/platform/facts.json and of docs/contract that this version lacks, each with the part that relies on it, the file where
it was last seen, and a similar name that is there now. Fails if there are any.

--record   Writes tools/platform-check/contract-facts.json from docs/contract and the version that they describe. Older versions,
           the newest first, say since when a fact exists.
--json     Prints the list as JSON.
`;

const MAX_PAGES = 3;

const lineOf = ( { fact, missing, pages, perhaps } ) => {
	const name = `${ fact.kind } ${ fact.name }`;
	return [
		`  ${ name }`,
		missing === `${ fact.kind }: ${ fact.name }`
			? ''
			: ` (without ${ missing.replace( ': ', ' ' ) })`,
		pages.length > 0
			? `; ${ pages.slice( 0, MAX_PAGES ).join( ', ' ) }`
			: '',
		fact.file ? `; last seen in ${ fact.file }` : '',
		perhaps ? `; perhaps ${ perhaps } now` : '',
	].join( '' );
};

const print = ( title, lost ) => {
	if ( lost.length === 0 ) {
		return;
	}
	console.log( `\n${ title }` );
	for ( const parts of new Set( lost.map( ( row ) => row.parts ).sort() ) ) {
		console.log( `\n${ parts }` );
		lost.filter( ( row ) => row.parts === parts ).forEach( ( row ) =>
			console.log( lineOf( row ) )
		);
	}
};

await command( async () => {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			record: { type: 'boolean', default: false },
			json: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		console.log( USAGE );
		return;
	}
	if (
		positionals.length === 0 ||
		( positionals.length > 1 && ! values.record )
	) {
		throw new PlainError( USAGE );
	}
	const [ platform, ...older ] = positionals.map( readPlatform );
	if ( values.record ) {
		console.log(
			`Recorded ${ record( platform, older ) } facts of WooCommerce ${ platform.version }.`
		);
		return;
	}
	const { version, facts } = readFacts();
	const lost = findLost( platform, facts );
	process.exitCode = lost.length > 0 ? 1 : 0;
	if ( values.json ) {
		console.log( JSON.stringify( lost, null, '\t' ) );
		return;
	}
	console.log(
		`WooCommerce ${ platform.version } lacks ${ lost.length } of ${ facts.length } facts, which ${ version } has.`
	);
	print(
		'Parts that stand aside:',
		lost.filter( ( { fact } ) => fact.part )
	);
	print(
		'Facts of the contract, with the parts that rely on them:',
		lost.filter( ( { fact } ) => ! fact.part )
	);
} );
