/**
 * Sends five concurrent checkout requests of one session to a WordPress with WooCommerce, and counts the placed orders.
 *
 *     npm run test:concurrent-orders -- http://127.0.0.1:8888 [product-id] [--any-host]
 *
 * It places real orders, so it only accepts addresses of this machine unless you pass `--any-host`. The exit code is 1
 * unless exactly one order was placed. It uses nothing but the Store API, and pays by check or else with the cart's
 * first payment method.
 */
import { PlainError } from '../../tools/support/run.mjs';
import {
	EMAIL,
	isPlaced,
	openSession,
	placeAtOnce,
	prepareOrder,
} from './shop-session.mjs';

const REQUESTS = 5;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const parseArguments = ( options ) => {
	const [ shop, productId ] = options.filter(
		( one ) => ! one.startsWith( '--' )
	);
	if ( ! shop || ! URL.canParse( shop ) ) {
		throw new PlainError(
			'Usage: npm run test:concurrent-orders -- http://127.0.0.1:8888 [product-id] [--any-host]'
		);
	}
	if (
		! LOOPBACK.test( new URL( shop ).hostname ) &&
		! options.includes( '--any-host' )
	) {
		throw new PlainError(
			`${ shop } is not on this machine. This places real orders; if you want that, add --any-host.`
		);
	}
	return { shop: shop.replace( /\/$/, '' ), productId };
};

const describe = ( { status, answer } ) =>
	answer.order_id
		? `${ status }, order ${ answer.order_id }, payment ${ answer.payment_result?.payment_status ?? 'not begun' }`
		: `${ status }, ${ answer.code ?? '' } ${ answer.message ?? '' }`;

const placedOrders = async ( session, results ) => {
	const ids = new Map(
		results
			.filter( isPlaced )
			.map( ( { answer } ) => [ answer.order_id, answer.order_key ] )
	);
	const orders = [];
	for ( const [ id, key ] of ids ) {
		const query = new URLSearchParams( { key, billing_email: EMAIL } );
		const { status, answer } = await session.send(
			'GET',
			`order/${ id }?${ query }`
		);
		orders.push( {
			id,
			state:
				status === 200 ? answer.status : `not readable (${ status })`,
		} );
	}
	return orders;
};

const main = async () => {
	const { shop, productId } = parseArguments( process.argv.slice( 2 ) );
	const session = await openSession( [ shop ] );
	const order = await prepareOrder( session, productId );
	console.log(
		`${ REQUESTS } checkout requests of one session at once, paid by ${ order.payment_method }:`
	);
	const results = await placeAtOnce( session, order, REQUESTS );
	results.forEach( ( result, index ) =>
		console.log( `  ${ index + 1 }: ${ describe( result ) }` )
	);
	const placed = await placedOrders( session, results );
	console.log(
		`${ placed.length } placed: ${ placed.map( ( { id, state } ) => `${ id } (${ state })` ).join( ', ' ) || 'none' }`
	);
	process.exitCode = placed.length === 1 ? 0 : 1;
};

try {
	await main();
} catch ( error ) {
	console.error( error instanceof PlainError ? error.message : error );
	process.exitCode = 1;
}
