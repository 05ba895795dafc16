/**
 * `npm run test:nodes -- FOLDER`: a shop with two PHP nodes, one MariaDB, and Redis as object cache, behind nginx as
 * page cache. Tests concurrent orders, carts and nonces across the nodes, and prints what page views cost the nodes.
 *
 * FOLDER is a WordPress that contains WooCommerce. We copy its files, and don't need its database.
 */
import { readFileSync } from 'node:fs';
import { openCachingProxy } from '../../e2e/support/caching-proxy.ts';
import { ensureNginx } from '../../../tools/support/nginx.mjs';
import { command, ensureBuild } from '../../../tools/support/ensure.mjs';
import { inRoot } from '../../../tools/support/root.mjs';
import { PlainError } from '../../../tools/support/run.mjs';
import { unexpectedIn } from '../php-log.mjs';
import { keepResources } from '../../../tools/wordpress/real-shop/resources.mjs';
import { ensurePrograms } from '../../../tools/wordpress/real-shop/servers.mjs';
import {
	checkWordPress,
	createSite,
	followLog,
	runPhp,
} from '../../../tools/wordpress/real-shop/site.mjs';
import { printPageViews } from './page-views.mjs';
import { testCarts, testNonces, testOrders } from './rounds.mjs';
import { NEEDS, startNode, startRedis } from './servers.mjs';

const NODES = [ 'a', 'b' ];
const HERE = 'tests/wordpress/nodes';

/** We test the rules that docs/run-a-shop/scaling.md recommends. */
const readPageCacheRules = () =>
	readFileSync( inRoot( 'docs/run-a-shop/scaling.md' ), 'utf8' ).match(
		/```nginx\n(.*?)```/s
	)[ 1 ];

const resources = keepResources();

/**
 * @typedef {Awaited<ReturnType<typeof openShop>>} Shop
 *
 * @param {string} wordpress Folder of the WordPress to copy.
 */
const openShop = async ( wordpress ) => {
	const redis = await resources.opened( startRedis() );
	const { folder, site, port, sample } = await createSite(
		resources,
		wordpress,
		{
			constants: { SHOPFRONT_TEST_REDIS_PORT: redis.port },
			files: {
				'wp-content/object-cache.php': `${ HERE }/object-cache.php`,
				'wp-content/mu-plugins/measure-node.php': `${ HERE }/measure-node.php`,
			},
		}
	);
	// Activation loads WooCommerce after `init`, which it complains about.
	const readLog = followLog( folder );
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
		product: sample.product,
		countCharges: () =>
			JSON.parse( runPhp( `${ HERE }/count-charges.php`, site ) ),
		readLog,
	};
};

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
