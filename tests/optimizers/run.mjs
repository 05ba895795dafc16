/** `npm run test:optimizers [-- FOLDER] [Playwright's arguments]`: see USAGE. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../../tools/support/browser.mjs';
import { command, ensureBuild } from '../../tools/support/ensure.mjs';
import { ensureNginx } from '../../tools/support/nginx.mjs';
import { inRoot } from '../../tools/support/root.mjs';
import { PlainError, run } from '../../tools/support/run.mjs';
import { NEEDS } from '../../tools/wordpress/real-shop/php-fpm.mjs';
import { keepResources } from '../../tools/wordpress/real-shop/resources.mjs';
import { ensurePrograms } from '../../tools/wordpress/real-shop/servers.mjs';
import { checkWordPress } from '../../tools/wordpress/real-shop/site.mjs';
import {
	findVersion,
	newestBlockTheme,
	openSite,
} from '../wordpress/versions/open-site.mjs';

const USAGE = `Usage: npm run test:optimizers [-- FOLDER] [-- Playwright's arguments]

Without FOLDER: the demo shop. FOLDER is a WordPress that contains WooCommerce, or holds wordpress/VERSION and
woocommerce/VERSION; the newest are used. The environment variable OPTIMIZERS names transformations, such as delay,combine.
`;

const [ first = '', ...others ] = process.argv.slice( 2 );
const hasFolder = first !== '' && ! first.startsWith( '-' );
const forPlaywright = hasFolder
	? others
	: [ first, ...others ].filter( Boolean );
const OPTIMIZERS = process.env.OPTIMIZERS ?? 'all';

const testDemoShop = ( browser ) =>
	run(
		process.execPath,
		[
			inRoot( 'node_modules/@playwright/test/cli.js' ),
			'test',
			'tests/e2e/optimizers.spec.ts',
			'--project=desktop',
			...forPlaywright,
		],
		{ CHROMIUM_PATH: browser, OPTIMIZERS }
	);

/** The folders of both; WooCommerce's only if it isn't in the WordPress. */
const findShop = ( folder ) => {
	const wordpress = findVersion( path.join( folder, 'wordpress' ) );
	const woocommerce = findVersion( path.join( folder, 'woocommerce' ) );
	if ( wordpress && woocommerce ) {
		return { wordpress, woocommerce };
	}
	checkWordPress( folder );
	return { wordpress: folder };
};

const testWordPress = async ( folder ) => {
	const { wordpress, woocommerce } = findShop( path.resolve( folder ) );
	await ensurePrograms( NEEDS );
	await ensureNginx();
	await ensureBuild( [ 'wordpress' ] );
	const resources = keepResources();
	try {
		const site = await openSite( resources, wordpress, woocommerce );
		site.work( 'theme', newestBlockTheme( wordpress ) );
		const { problem } = site.work( 'activate' );
		if ( problem ) {
			throw new PlainError( problem );
		}
		return await run(
			process.execPath,
			[
				inRoot( 'tests/wordpress/browser-tests.mjs' ),
				'optimizers.spec.ts',
				...forPlaywright,
			],
			{ WORDPRESS_URL: site.address, OPTIMIZERS }
		);
	} finally {
		await resources.closeAll();
	}
};

await command( async () => {
	if ( first === '--help' ) {
		console.log( USAGE );
		return;
	}
	const browser = await ensureBrowser();
	if ( hasFolder && ! existsSync( first ) ) {
		throw new PlainError( USAGE );
	}
	process.exitCode = hasFolder
		? await testWordPress( first )
		: await testDemoShop( browser );
} );
