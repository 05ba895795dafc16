import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startPhp } from '../../../tools/wordpress/real-shop/php-fpm.mjs';
import {
	createSite,
	followLog,
	runPhp,
} from '../../../tools/wordpress/real-shop/site.mjs';

const numbers = ( version ) => version.split( '.' ).map( Number );

const compareVersions = ( a, b ) => {
	const [ one, other ] = [ numbers( a ), numbers( b ) ];
	const at = one.findIndex( ( number, index ) => number !== other[ index ] );
	return at === -1 ? 0 : one[ at ] - ( other[ at ] ?? -1 );
};

/** The newest folder of a version, or of all; `null` without one. */
export const findVersion = ( folder, version = '' ) =>
	( existsSync( folder ) ? readdirSync( folder ) : [] )
		.filter(
			( name ) =>
				/^\d/.test( name ) &&
				( ! version || `${ name }.`.startsWith( `${ version }.` ) )
		)
		.sort( compareVersions )
		.map( ( name ) => path.join( folder, name ) )
		.at( -1 ) ?? null;

export const newestBlockTheme = ( wordpress ) =>
	[ 'twentytwentysix', 'twentytwentyfive', 'twentytwentyfour' ].find(
		( name ) =>
			existsSync(
				path.join( wordpress, 'wp-content/themes', name, 'theme.json' )
			)
	);

/**
 * A shop whose plugin can be activated and deactivated.
 *
 * @param {ReturnType<typeof import('../../../tools/wordpress/real-shop/resources.mjs').keepResources>} resources
 * @param {string}                                                                                      wordpress     Folder.
 * @param {string}                                                                                      [woocommerce] Folder, if it isn't in the WordPress.
 * @param {string[]}                                                                                    [themes]      Folders.
 */
export const openSite = async (
	resources,
	wordpress,
	woocommerce,
	themes = []
) => {
	const own = resources.branch();
	const { folder, site, address, port } = await createSite( own, wordpress, {
		woocommerce,
		themes,
	} );
	const work = ( ...more ) =>
		JSON.parse(
			runPhp( 'tests/wordpress/versions/site.php', site, ...more )
		);
	const { cart, product } = work( 'prepare' );
	await own.opened( startPhp( path.join( folder, 'php' ), site, port ) );
	let read = followLog( folder );
	const readLog = () => {
		const added = read();
		read = followLog( folder );
		return added;
	};
	return { address, cart, product, work, readLog, close: own.closeAll };
};
