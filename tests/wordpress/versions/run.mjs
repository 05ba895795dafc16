/** `npm run test:versions -- FOLDER`: the plugin on several versions of WordPress and WooCommerce; see USAGE. */
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
	BROWSER_FLAGS,
	ensureBrowser,
} from '../../../tools/support/browser.mjs';
import { command, ensureBuild } from '../../../tools/support/ensure.mjs';
import { ensureNginx } from '../../../tools/support/nginx.mjs';
import { inRoot } from '../../../tools/support/root.mjs';
import { PlainError } from '../../../tools/support/run.mjs';
import { NEEDS } from '../../../tools/wordpress/real-shop/php-fpm.mjs';
import { keepResources } from '../../../tools/wordpress/real-shop/resources.mjs';
import { ensurePrograms } from '../../../tools/wordpress/real-shop/servers.mjs';
import { findVersion, newestBlockTheme, openSite } from './open-site.mjs';
import { rowOf, writeTable } from './table.mjs';
import { walk } from './walk.mjs';

const USAGE = `Usage: npm run test:versions -- FOLDER [--only=7.1/11.0/block] [--record] [--save]

FOLDER holds
  wordpress/VERSION     WordPress, such as wordpress/7.1.0
  woocommerce/VERSION   the plugin's folder, such as woocommerce/11.0.1
  themes/storefront     the classic theme. The block theme is the newest of WordPress's own
The newest version that begins with the number of a row is used. Without woocommerce/11.1…, the command makes one of 11.0: its
mini-cart always uses the Interactivity API.

--only     Only rows that begin with this. May be repeated.
--record   Writes tests/wordpress/recordings/versions from the sites.
--save     Writes the rows to docs/run-a-shop/versions.md, and the tested versions to shopfront.php and readme.txt.
`;

const ROWS = {
	6.7: [ '9.6', '10.0' ],
	6.9: [ '10.6', '10.9', '11.0', '11.1' ],
	7.1: [ '10.6', '10.9', '11.0', '11.1' ],
};

const THEMES = [ 'block', 'classic' ];
const SIMULATED = '11.1';
const SIMULATED_FROM = '11.0';
const RECORDINGS = 'tests/wordpress/recordings/versions';
const FLAG = `Features::is_enabled( 'experimental-iapi-mini-cart' )`;

const resources = keepResources();

/** If you stop the command, rows fail through no fault of the shop. */
let isStopped = false;
for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
	process.once( signal, () => {
		isStopped = true;
	} );
}

const walkFiles = ( folder ) =>
	readdirSync( folder, { recursive: true } )
		.map( String )
		.filter( ( name ) => name.endsWith( '.php' ) )
		.map( ( name ) => path.join( folder, name ) );

const edit = ( file, change ) => {
	const text = readFileSync( file, 'utf8' );
	const changed = change( text );
	if ( changed !== text ) {
		writeFileSync( file, changed );
	}
};

/** A copy of WooCommerce whose mini-cart has no React front end, as after woocommerce/woocommerce#66056. */
const simulate = ( from ) => {
	const folder = mkdtempSync(
		path.join( tmpdir(), 'shopfront-woocommerce-' )
	);
	resources.add( () => rmSync( folder, { recursive: true, force: true } ) );
	const copy = path.join( folder, 'woocommerce' );
	cpSync( from, copy, { recursive: true } );
	for ( const file of walkFiles( path.join( copy, 'src/Blocks' ) ) ) {
		edit( file, ( text ) => text.replaceAll( FLAG, 'true' ) );
	}
	edit(
		path.join( copy, 'includes/react-admin/feature-config.php' ),
		( text ) => text.replace( /^.*'experimental-iapi-mini-cart'.*\n/m, '' )
	);
	for ( const [ file, pattern ] of [
		[ 'woocommerce.php', /^( \* Version: )\S+/m ],
		[ 'includes/class-woocommerce.php', /(public \$version = ')[^']+/ ],
	] ) {
		edit( path.join( copy, file ), ( text ) =>
			text.replace( pattern, `$1${ SIMULATED }.0` )
		);
	}
	return copy;
};

const readOptions = () => {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			only: { type: 'string', multiple: true, default: [ '' ] },
			record: { type: 'boolean', default: false },
			save: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( ! values.help && positionals.length !== 1 ) {
		throw new PlainError( USAGE );
	}
	return { ...values, folder: positionals[ 0 ] };
};

const printRecording = ( recorded ) =>
	`${ JSON.stringify(
		recorded,
		( name, value ) =>
			Array.isArray( value ) ? JSON.stringify( value ) : value,
		'\t'
	).replace( /"(\[(?:[^"\\]|\\.)*\])"(?=,?$)/gm, ( _, list ) =>
		JSON.parse( `"${ list }"` )
	) }\n`;

/** The rows of both themes share a site. */
const runPair = async (
	browser,
	folder,
	{ wordpress, woocommerce, themes, isRecorded }
) => {
	const findWooCommerce = ( version ) =>
		findVersion( path.join( folder, 'woocommerce' ), version );
	const core = findVersion( path.join( folder, 'wordpress' ), wordpress );
	const real = findWooCommerce( woocommerce );
	const base =
		woocommerce === SIMULATED ? findWooCommerce( SIMULATED_FROM ) : null;
	if ( ! core || ! ( real ?? base ) ) {
		return themes.map( ( theme ) =>
			rowOf( {
				wordpress,
				woocommerce,
				theme,
				problem: `${ core ? 'WooCommerce' : 'WordPress' } is missing in the folder`,
			} )
		);
	}
	const site = await openSite( resources, core, real ?? simulate( base ), [
		path.join( folder, 'themes/storefront' ),
	] );
	const rows = [];
	if ( isRecorded ) {
		site.work( 'deactivate' );
		const recorded = site.work( 'record' );
		mkdirSync( inRoot( RECORDINGS ), { recursive: true } );
		writeFileSync(
			inRoot( RECORDINGS, `${ recorded.versions.woocommerce }.json` ),
			printRecording( recorded )
		);
		site.readLog();
	}
	for ( const theme of themes ) {
		site.work( 'deactivate' );
		site.work(
			'theme',
			theme === 'block' ? newestBlockTheme( core ) : 'storefront'
		);
		const off = await walk( browser, site );
		const activation = site.work( 'activate' ).problem;
		const on = await walk( browser, site );
		const status = site.work( 'status' );
		const deactivation = site.work( 'deactivate' ).problem;
		const response = await fetch( `${ site.address }/shop/` );
		const after = response.ok ? '' : `status ${ response.status }`;
		const row = rowOf( {
			wordpress,
			woocommerce,
			theme,
			isSimulated: ! real,
			versions: status.requirements,
			off,
			on,
			status,
			activation,
			deactivation: deactivation || after,
		} );
		console.log( `\n${ row.text }` );
		rows.push( row );
	}
	await site.close();
	return rows;
};

await command( async () => {
	const options = readOptions();
	if ( options.help ) {
		console.log( USAGE );
		return;
	}
	await ensurePrograms( NEEDS );
	await ensureNginx();
	await ensureBuild( [ 'wordpress' ] );
	const browser = await chromium.launch( {
		executablePath: await ensureBrowser(),
		args: BROWSER_FLAGS,
	} );
	resources.add( () => browser.close() );
	const rows = [];
	try {
		for ( const [ wordpress, versions ] of Object.entries( ROWS ) ) {
			for ( const woocommerce of versions ) {
				const themes = THEMES.filter( ( theme ) =>
					options.only.some( ( only ) =>
						`${ wordpress }/${ woocommerce }/${ theme }`.startsWith(
							only
						)
					)
				);
				if ( themes.length > 0 ) {
					const done = await runPair( browser, options.folder, {
						wordpress,
						woocommerce,
						themes,
						isRecorded: options.record,
					} ).catch( ( { message } ) =>
						themes.map( ( theme ) =>
							rowOf( {
								wordpress,
								woocommerce,
								theme,
								problem: message,
							} )
						)
					);
					done.filter( ( { problem } ) => problem ).forEach(
						( { text } ) => console.log( `\n${ text }` )
					);
					if ( options.save && ! isStopped ) {
						writeTable( done );
					}
					rows.push( ...done );
				}
			}
		}
	} finally {
		await resources.closeAll();
	}
	process.exitCode = rows.every( ( { failures } ) => failures.length === 0 )
		? 0
		: 1;
} );
