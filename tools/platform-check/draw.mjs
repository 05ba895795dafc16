/**
 * Draws names of docs/contract by chance, removes or renames each in a WooCommerce's files, one at a time and in
 * memory, and expects the platform check to find each: `node tools/platform-check/draw.mjs FOLDER [--seed=1]
 * [--number=100]`. FOLDER is the version that the contract describes. Run it by hand.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { command, PlainError } from '../support/ensure.mjs';
import { findLost } from './compare.mjs';
import { isName, readContract } from './contract.mjs';
import { readFacts } from './facts.mjs';
import { readPlatform } from './platform.mjs';

/** From 0 to 1, the same for the same seed. */
const randomBy = ( seed ) => {
	let count = 0;
	return () =>
		createHash( 'sha256' )
			.update( `${ seed } ${ count++ }` )
			.digest()
			.readUInt32BE() /
		2 ** 32;
};

const escape = ( text ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

const newName = ( name ) =>
	/[a-z][A-Z]/.test( name ) && ! /[_/-]/.test( name )
		? `${ name }Anew`
		: `${ name }${ name.includes( '_' ) ? '_' : '-' }anew`;

/** Doesn't match inside longer names. */
const whole = ( name ) =>
	new RegExp( `(?<![\\w-])${ escape( name ) }(?![\\w-])`, 'g' );

const PLACES = {
	script: [
		`register_script\\(\\s*'NAME'`,
		`'(?:legacy_)?handle'\\s*=>\\s*'NAME'`,
		`'NAME'\\s*(?:=>|\\]\\s*=)\\s*(?:array\\(|\\[)\\s*'src'`,
		`\\$handle\\s*=\\s*'NAME'`,
		`wp_enqueue_script\\(\\s*'NAME',`,
	],
	style: [
		`register_style\\(\\s*'NAME'`,
		`'NAME'\\s*(?:=>|\\]\\s*=)\\s*(?:array\\(|\\[)\\s*'src'`,
		`wp_enqueue_style\\(\\s*'NAME',`,
	],
	module: [ `'NAME\\.js'\\s*=>` ],
	block: [ `"name":\\s*"NAME"` ],
	action: [ `do_action\\w*\\(\\s*['"]NAME['"]` ],
	filter: [ `apply_filters\\w*\\(\\s*['"]NAME['"]` ],
	class: [ `(?:class|interface|trait)\\s+NAME\\b` ],
	function: [ `function\\s+NAME\\s*\\(` ],
	method: [ `function\\s+NAME\\s*\\(` ],
	route: [ `return\\s+'NAME'` ],
	error: [
		`(?:Exception|WP_Error|get_route_error_response\\w*)\\(\\s*'NAME'`,
		`'code'\\s*=>\\s*'NAME'`,
		`\\$code\\s*=\\s*'NAME'`,
	],
	export: [ `NAME:\\(\\)=>` ],
	attribute: [ `"NAME":\\s*\\{`, `'NAME'\\s*=>` ],
};

const placesOf = ( kind, name ) =>
	( PLACES[ kind ] ?? [] ).map(
		( pattern ) =>
			new RegExp( pattern.replace( 'NAME', escape( name ) ), 'g' )
	);

const rename = ( text, name ) => text.replace( whole( name ), newName( name ) );

/** In all files that define it. Leaves its uses. */
const withoutDefinition = ( platform, { kind, name, needs } ) => {
	const plain = name.replace( /^.*(?:#|::)/, '' );
	const places = placesOf( kind, plain );
	return needs.length > 1 || places.length === 0
		? []
		: platform.filesOf( needs[ 0 ] ).flatMap( ( file ) => {
				const text = platform.textOf( file );
				const changed = places.reduce(
					( before, place ) =>
						before.replace( place, ( found ) =>
							rename( found, plain )
						),
					text
				);
				return changed === text ? [] : [ [ file, changed ] ];
			} );
};

/** A class writes its block's name into other names, so this renames the block. */
const withoutBlock = ( platform, { kind, name, needs } ) =>
	/^(?:script|style|action|filter)$/.test( kind ) && needs.length === 1
		? platform
				.filesOf( needs[ 0 ] )
				.map( ( file ) => [ file, platform.textOf( file ) ] )
				.filter( ( [ , text ] ) => ! whole( name ).test( text ) )
				.map( ( [ file, text ] ) => [
					file,
					text.replace( /(\$block_name\s*=\s*')/, '$1anew-' ),
				] )
		: [];

const renamed = ( platform, name ) =>
	platform.files.flatMap( ( file ) => {
		const text = platform.textOf( file );
		return text.includes( name ) && whole( name ).test( text )
			? [ [ file, rename( text, name ) ] ]
			: [];
	} );

const isIn = ( platform, name ) =>
	platform.files.some( ( file ) => {
		const text = platform.textOf( file );
		return text.includes( name ) && whole( name ).test( text );
	} );

const shuffle = ( items, random ) => {
	const all = [ ...items ];
	for ( let at = all.length - 1; at > 0; at-- ) {
		const other = Math.floor( random() * ( at + 1 ) );
		[ all[ at ], all[ other ] ] = [ all[ other ], all[ at ] ];
	}
	return all;
};

const plainOf = ( name ) => name.replace( /^.*(?:#|::)/, '' );

await command( async () => {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			seed: { type: 'string', default: '1' },
			number: { type: 'string', default: '100' },
		},
	} );
	if ( positionals.length !== 1 ) {
		throw new PlainError(
			'Usage: node tools/platform-check/draw.mjs FOLDER [--seed=1] [--number=100]\n\nFOLDER is the folder of the WooCommerce that docs/contract describes. The repository has none, so run this by hand.'
		);
	}
	const platform = readPlatform( positionals[ 0 ] );
	const { facts } = readFacts();
	const unchanged = findLost( platform, facts ).length;
	const byName = new Map();
	for ( const fact of facts ) {
		const plain = plainOf( fact.name );
		byName.set( plain, [ ...( byName.get( plain ) ?? [] ), fact ] );
	}
	const random = randomBy( values.seed );
	const counts = { drawn: 0, found: 0, renames: 0, guessed: 0 };
	const missed = [];
	for ( const [ name, { isWritten } ] of shuffle( readContract(), random ) ) {
		if ( counts.drawn === Number( values.number ) ) {
			break;
		}
		const known = byName.get( name ) ?? [];
		if (
			known.length === 0 &&
			! (
				isWritten &&
				isName( name ) &&
				! name.startsWith( '/' ) &&
				isIn( platform, name )
			)
		) {
			continue;
		}
		const fact = known[ Math.floor( random() * known.length ) ];
		const taken =
			fact && random() < 0.5 ? withoutDefinition( platform, fact ) : [];
		// If code puts a name together, we change one of its pieces.
		const piece =
			fact?.needs.length > 1 ||
			( fact && fact.needs[ 0 ] !== `${ fact.kind }: ${ fact.name }` )
				? fact.needs[ Math.floor( random() * fact.needs.length ) ]
						.replace( /^.*?: (?:woocommerce\/)?/, '' )
						.split( '{}' )
						.sort( ( a, b ) => b.length - a.length )[ 0 ]
				: name;
		const [ changes ] = [
			taken,
			fact ? withoutBlock( platform, fact ) : [],
			renamed( platform, piece ),
		].filter( ( list ) => list.length > 0 );
		if ( ! changes ) {
			continue;
		}
		counts.drawn++;
		const before = changes.map( ( [ file ] ) => [
			file,
			platform.textOf( file ),
		] );
		changes.forEach( ( [ file, text ] ) => platform.replace( file, text ) );
		const lost = findLost( platform, facts ).filter(
			( { fact: one } ) =>
				plainOf( one.name ) === name ||
				one.name.endsWith( `/${ name }` )
		);
		before.forEach( ( [ file, text ] ) => platform.replace( file, text ) );
		counts.found += lost.length > 0 ? 1 : 0;
		if ( lost.length === 0 ) {
			missed.push(
				`${ name } (${ fact?.kind ?? 'no fact' }, ${ taken.length > 0 ? 'removed' : 'renamed' } in ${ changes.length } files, first ${ changes[ 0 ][ 0 ] })`
			);
		}
		if ( taken.length === 0 && piece === name ) {
			counts.renames++;
			counts.guessed += lost.some( ( { perhaps } ) =>
				perhaps.includes( newName( name ) )
			)
				? 1
				: 0;
		}
	}
	console.log(
		`Seed ${ values.seed }: ${ counts.found } of ${ counts.drawn } found; the new name was told for ${ counts.guessed } of ${ counts.renames } renames. The unchanged version lacks ${ unchanged }.`
	);
	missed.forEach( ( line ) => console.log( `  missed: ${ line }` ) );
	process.exitCode = missed.length > 0 || unchanged > 0 ? 1 : 0;
} );
