import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../support/root.mjs';

/** WooCommerce adds its own payment methods to each block's dependencies. */
const PAYMENT_METHODS = [
	'wc-payment-method-bacs',
	'wc-payment-method-cheque',
	'wc-payment-method-cod',
];

/** Our plugin keeps these handles registered without a file (php-stubs/scripts/class-libraries.php). */
const isReplaced = ( handle ) =>
	/^wc-(blocks-|price-format$|sanitize$)/.test( handle );

const read = ( ...path ) => readFileSync( inRoot( ...path ), 'utf8' );

/** An `*.asset.php` file is one line of PHP. */
const readAsset = ( entry ) =>
	[
		...(
			read( 'build/wordpress', `${ entry }.asset.php` ).match(
				/'dependencies' => array\((.*?)\)/
			)?.[ 1 ] ?? ''
		).matchAll( /'([^']+)'/g ),
	].map( ( [ , handle ] ) => handle );

const collectDependencies = ( handles, scripts ) => {
	const found = new Set();
	const visit = ( handle ) => {
		if ( ! found.has( handle ) ) {
			found.add( handle );
			scripts[ handle ].deps.forEach( visit );
		}
	};
	handles.forEach( visit );
	return [ ...found ];
};

const sum = ( numbers ) => numbers.reduce( ( total, one ) => total + one, 0 );

/**
 * @typedef {Object} Closure
 * @property {string}  page      `cart` or `checkout`, and its add-ons.
 * @property {string}  scriptsOf `platform` or `ours`.
 * @property {number}  files     Number of scripts with a file.
 * @property {number}  ownFiles  Number of those of our build.
 * @property {number}  ownBytes  Their size after brotli.
 * @property {number}  bytes     Size of all scripts after brotli.
 * @property {boolean} isOver    Whether ours without add-ons exceed the budget.
 */

/**
 * Scripts that a WordPress page loads before a block is usable: the closure of its script handle, with and without this
 * plugin. WordPress's and WooCommerce's handles and sizes are recorded (platform-handles.json), ours come from the
 * build.
 *
 * @param {{ files: number, bytes: number }} budget For a page without add-ons.
 * @return {Closure[]}
 */
export const measureDependencies = ( budget ) => {
	const { scripts } = JSON.parse(
		read( 'tools/benchmark/platform-handles.json' )
	);
	const manifest = JSON.parse( read( 'build/wordpress/manifest.json' ) );
	const kept = Object.fromEntries(
		Object.entries( scripts ).map( ( [ handle, { deps, brotli } ] ) => [
			handle,
			isReplaced( handle ) ? { deps: [], brotli: 0 } : { deps, brotli },
		] )
	);
	const count = ( page, scriptsOf, handles, own = [] ) => {
		const sizes = handles.map( ( { brotli } ) => brotli ).filter( Boolean );
		const ownSizes = own.map(
			( file ) =>
				brotliCompressSync( read( 'build/wordpress', file ) ).length
		);
		const files = sizes.length + own.length;
		const bytes = sum( sizes ) + sum( ownSizes );
		return {
			page,
			scriptsOf,
			files,
			ownFiles: own.length,
			ownBytes: sum( ownSizes ),
			bytes,
			isOver:
				scriptsOf === 'ours' &&
				! page.includes( 'add-ons' ) &&
				( files > budget.files || bytes > budget.bytes ),
		};
	};
	const ours = ( page, title, entries, handles ) =>
		count(
			title,
			'ours',
			collectDependencies(
				[
					...readAsset( 'registry' ),
					...PAYMENT_METHODS,
					'wc-settings',
					...handles,
				],
				kept
			).map( ( handle ) => kept[ handle ] ),
			[
				...new Set( [
					...[ 'registry', ...entries, 'frontend' ].flatMap(
						( entry ) => manifest[ entry ].js
					),
					...manifest.frontend.lazy[ page ].js,
				] ),
			]
		);
	return [ 'cart', 'checkout' ].flatMap( ( page ) => [
		count(
			page,
			'platform',
			collectDependencies(
				[ `wc-${ page }-block-frontend` ],
				scripts
			).map( ( handle ) => scripts[ handle ] )
		),
		ours( page, page, [], [] ),
		ours(
			page,
			`${ page }, add-ons with filters`,
			[ 'add-ons', 'components' ],
			[ 'wp-plugins' ]
		),
	] );
};
