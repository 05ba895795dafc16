/**
 * `npm run test:nodes -- FOLDER`: a shop with two PHP nodes, one MariaDB, and Redis as object cache, behind nginx as page
 * cache. Tests concurrent orders, carts and nonces across the nodes, and prints what page views cost the nodes.
 *
 * FOLDER is a WordPress that contains WooCommerce; its files are copied, and its database is not needed.
 */
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCachingProxy } from '../../e2e/support/caching-proxy.ts';
import { ensureNginx } from '../../tools/nginx.mjs';
import { command, ensureBuild } from '../../tools/ensure.mjs';
import { freePort } from '../../tools/port.mjs';
import { inRoot } from '../../tools/root.mjs';
import { PlainError } from '../../tools/run.mjs';
import { unexpectedIn } from '../php-log.mjs';
import { keepResources } from '../real-shop/resources.mjs';
import { ensurePrograms, startDatabase } from '../real-shop/servers.mjs';
import { checkWordPress, runPhp, writeSite } from '../real-shop/site.mjs';
import { printPageViews } from './page-views.mjs';
import { testCarts, testNonces, testOrders } from './rounds.mjs';
import { NEEDS, startNode, startRedis } from './servers.mjs';

const NODES = [ 'a', 'b' ];

/** Reads the rules that docs/scaling.md recommends, so that they are tested. */
const readPageCacheRules = () =>
	readFileSync( inRoot( 'docs/scaling.md' ), 'utf8' ).match(
		/```nginx\n(.*?)```/s
	)[ 1 ];

const resources = keepResources();

/**
 * @typedef {Awaited<ReturnType<typeof openShop>>} Shop
 *
 * @param {string} wordpress Folder of the WordPress to copy.
 */
const openShop = async ( wordpress ) => {
	const folder = mkdtempSync( path.join( tmpdir(), 'shopfront-nodes-' ) );
	resources.add( () => rmSync( folder, { recursive: true, force: true } ) );
	const port = await freePort();
	const address = `http://127.0.0.1:${ port }`;
	const database = await resources.opened( startDatabase( folder ) );
	const redis = await resources.opened( startRedis() );
	const site = path.join( folder, 'site' );
	mkdirSync( site );
	writeSite( site, wordpress, {
		address,
		socket: database.socket,
		constants: { SHOPFRONT_TEST_REDIS_PORT: redis.port },
		files: {
			'wp-content/object-cache.php': 'nodes/object-cache.php',
			'wp-content/mu-plugins/measure-node.php': 'nodes/measure-node.php',
		},
	} );
	runPhp( 'real-shop/set-up.php', site );
	const { product } = JSON.parse( runPhp( 'real-shop/fill-shop.php', site ) );
	const log = path.join( folder, 'php.log' );
	// Activation loads WooCommerce after `init`, which it complains about.
	const afterSetUp = existsSync( log )
		? readFileSync( log, 'utf8' ).length
		: 0;
	const nodes = [];
	for ( const name of NODES ) {
		nodes.push(
			( await resources.opened( startNode( name, site ) ) ).address
		);
	}
	const front = await resources.opened(
		openCachingProxy( port, nodes, {
			markPath: '/wp-includes/images/blank.gif',
			rules: readPageCacheRules(),
		} )
	);
	return {
		nodes,
		front,
		product,
		countCharges: () =>
			JSON.parse( runPhp( 'nodes/count-charges.php', site ) ),
		readLog: () =>
			existsSync( log )
				? readFileSync( log, 'utf8' ).slice( afterSetUp )
				: '',
	};
};

/** Resolves with whether all tests passed. */
const runAll = async ( wordpress ) => {
	const shop = await openShop( wordpress );
	console.log(
		`Two nodes at ${ shop.nodes.join( ' and ' ) }, behind ${ shop.front.address }.`
	);
	const results = [
		await testOrders( shop ),
		await testCarts( shop ),
		await testNonces( shop ),
		await printPageViews( shop ),
	];
	const complaints = unexpectedIn( shop.readLog() );
	console.log(
		complaints.length === 0
			? 'good: PHP has nothing to complain about'
			: `FAILED: PHP complains:\n  ${ complaints.join( '\n  ' ) }`
	);
	return complaints.length === 0 && results.every( Boolean );
};

await command( async () => {
	const [ wordpress ] = process.argv.slice( 2 );
	if ( ! wordpress ) {
		throw new PlainError(
			'Usage: npm run test:nodes -- FOLDER, a WordPress that contains WooCommerce. Its database is not needed.'
		);
	}
	checkWordPress( wordpress );
	await ensurePrograms( NEEDS );
	await ensureNginx();
	await ensureBuild( [ 'wordpress' ] );
	try {
		process.exitCode = ( await runAll( wordpress ) ) ? 0 : 1;
	} finally {
		await resources.closeAll();
	}
} );
