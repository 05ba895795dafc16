import { readContract } from './contract.mjs';
import { keyOf } from './platform.mjs';

/** With fewer letter pairs in common, another name isn't a rename. */
const SIMILAR = 0.6;

/** Parts that rely on a page's facts. */
const PAGES = {
	'classic-pages.md': 'mini-cart, product-pages',
	'contact-forms.md': 'contact-forms',
	'live-search.md': 'live-search',
	'mailing-list.md': 'email-capture',
	'order-attribution.md': 'order-attribution',
	'product-lists.md': 'product-collection, all-products',
	'product-pages.md': 'product-pages',
	'site-behaviors.md': 'site behaviors',
	'wishlist.md': 'wishlist',
};

const numbers = ( version ) => version.split( '.' ).map( Number );

/** By their first two numbers: negative if `a` is older. */
const compareVersions = ( a, b ) => {
	const [ one, other ] = [ numbers( a ), numbers( b ) ];
	return one[ 0 ] - other[ 0 ] || one[ 1 ] - other[ 1 ];
};

const pairsOf = ( text ) => {
	const pairs = new Map();
	for ( let at = 0; at < text.length - 1; at++ ) {
		const pair = text.slice( at, at + 2 ).toLowerCase();
		pairs.set( pair, ( pairs.get( pair ) ?? 0 ) + 1 );
	}
	return pairs;
};

/** Share of common letter pairs, from 0 to 1. */
const similarity = ( a, b ) => {
	const [ one, other ] = [ pairsOf( a ), pairsOf( b ) ];
	let common = 0;
	for ( const [ pair, count ] of one ) {
		common += Math.min( count, other.get( pair ) ?? 0 );
	}
	return ( 2 * common ) / ( a.length + b.length - 2 );
};

const ownerOf = ( name ) => /^.*(?:#|::)/.exec( name )?.[ 0 ] ?? '';

/** The most similar name that the platform defines beside the lost one, unless it's a fact itself. */
const likelyName = ( platform, key, file, known ) => {
	const [ , kind, name ] = /^(.*?): (.*)$/.exec( key );
	const inFile = platform
		.keysOf( file )
		.filter( ( other ) => other.startsWith( `${ kind }: ` ) )
		.map( ( other ) => other.slice( kind.length + 2 ) );
	const all = inFile.length > 0 ? inFile : platform.namesOf( kind );
	const owner = ownerOf( name );
	const [ best ] = all
		.filter(
			( other ) =>
				other.startsWith( owner ) && ! known.has( keyOf( kind, other ) )
		)
		.map( ( other ) => ( {
			other,
			score: similarity(
				name.slice( owner.length ),
				other.slice( owner.length )
			),
		} ) )
		.sort( ( a, b ) => b.score - a.score );
	return best && best.score >= SIMILAR ? best.other : '';
};

const relyingOn = ( name, pages ) => {
	if ( /mini-cart|MiniCart|drawer/.test( name ) ) {
		return 'mini-cart';
	}
	const parts = new Set(
		pages.map( ( page ) => PAGES[ page ] ?? blockOf( name ) )
	);
	return [ ...parts ].join( ', ' );
};

const blockOf = ( name ) => {
	if ( /checkout/i.test( name ) ) {
		return 'checkout';
	}
	return /cart/i.test( name ) ? 'cart' : 'cart, checkout';
};

/**
 * @typedef {Object} Lost
 * @property {import('./facts.mjs').Fact} fact
 * @property {string}                     parts   The part that stands aside, or the parts that rely on it.
 * @property {string[]}                   pages   Sections of the contract.
 * @property {string}                     missing The missing definition.
 * @property {string}                     perhaps Likely new name; '' if none is similar.
 */

/**
 * Facts that a platform of this version should have.
 *
 * @param {import('./platform.mjs').Platform} platform
 * @param {import('./facts.mjs').Fact[]}      facts
 * @return {Lost[]}
 */
export const findLost = ( platform, facts ) => {
	const defines = ( key ) => platform.filesOf( key ).length > 0;
	const known = new Set( facts.flatMap( ( { needs } ) => needs ) );
	const isExpected = ( { since, until } ) =>
		( ! since || compareVersions( platform.version, since ) >= 0 ) &&
		( ! until || compareVersions( platform.version, until ) <= 0 );
	const missingOf = ( { needs, alternatives } ) =>
		alternatives?.some( defines )
			? undefined
			: needs.find( ( key ) => ! defines( key ) );
	const lost = facts
		.filter( isExpected )
		.map( ( fact ) => ( { fact, missing: missingOf( fact ) } ) )
		.filter( ( { missing } ) => missing !== undefined );
	if ( lost.length === 0 ) {
		return [];
	}
	const contract = readContract();
	return lost.map( ( { fact, missing } ) => {
		const plain = fact.name.slice( ownerOf( fact.name ).length );
		const sections =
			(
				contract.get( plain ) ??
				contract.get( plain.replace( /^woocommerce\//, '' ) )
			)?.sections ?? [];
		return {
			fact,
			missing,
			parts:
				fact.part ??
				relyingOn(
					fact.name,
					sections.map( ( { page } ) => page )
				),
			pages: [
				...new Set(
					sections.map( ( { page, number } ) =>
						`${ page } ${ number }`.trim()
					)
				),
			],
			perhaps: likelyName( platform, missing, fact.file, known ),
		};
	} );
};
