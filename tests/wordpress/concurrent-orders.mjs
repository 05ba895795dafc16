/**
 * Sends five concurrent checkout requests of one session to a WordPress with WooCommerce, and counts the placed orders.
 *
 *     npm run test:concurrent-orders -- http://127.0.0.1:8888 [product-id] [--any-host]
 *
 * It places real orders, so it accepts only addresses of this machine unless `--any-host` is given. The exit code is 1
 * unless exactly one order was placed. It uses the Store API alone, and pays by check or else with the first payment
 * method of the cart.
 */
const REQUESTS = 5;
const TIMEOUT_MS = 60_000;
const EMAIL = 'concurrent@shop.test';
const ADDRESS = {
	first_name: 'Pat',
	last_name: 'Guest',
	company: '',
	address_1: '500 Howard Street',
	address_2: '',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
	phone: '5550001111',
};
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class PlainError extends Error {}

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

/** Opens a Store API session, identified by its cart token. */
const openSession = async ( shop ) => {
	const send = async ( method, path, body, headers = {} ) => {
		const response = await fetch(
			`${ shop }/wp-json/wc/store/v1/${ path }`,
			{
				method,
				headers: { 'Content-Type': 'application/json', ...headers },
				body: body && JSON.stringify( body ),
				signal: AbortSignal.timeout( TIMEOUT_MS ),
			}
		);
		const text = await response.text();
		let answer = {};
		try {
			answer = JSON.parse( text );
		} catch {
			answer = { message: text.slice( 0, 100 ) };
		}
		return {
			status: response.status,
			answer,
			token: response.headers.get( 'Cart-Token' ) ?? '',
		};
	};
	const { token, status } = await send( 'GET', 'cart' );
	if ( ! token ) {
		throw new PlainError(
			`${ shop } does not answer as a shop does (status ${ status }).`
		);
	}
	const headers = { 'Cart-Token': token };
	return {
		send: ( method, path, body ) => send( method, path, body, headers ),
		must: async ( method, path, body ) => {
			const { status: code, answer } = await send(
				method,
				path,
				body,
				headers
			);
			if ( code >= 400 ) {
				throw new PlainError(
					`${ path }: ${ code } ${ answer.message }`
				);
			}
			return answer;
		},
	};
};

const findProduct = async ( { must } ) => {
	const products = await must(
		'GET',
		'products?type=simple&stock_status=instock&orderby=id&order=asc'
	);
	const found = products.find(
		( product ) => product.is_purchasable && ! product.sold_individually
	);
	if ( ! found ) {
		throw new PlainError( 'The shop sells nothing; name a product.' );
	}
	return found.id;
};

const prepareCart = async ( session, productId ) => {
	await session.must( 'POST', 'cart/add-item', {
		id: Number( productId ?? ( await findProduct( session ) ) ),
		quantity: 1,
	} );
	const cart = await session.must( 'POST', 'cart/update-customer', {
		billing_address: { ...ADDRESS, email: EMAIL },
		shipping_address: ADDRESS,
	} );
	const methods = cart.payment_methods ?? [];
	return methods.includes( 'cheque' ) ? 'cheque' : methods[ 0 ];
};

const describe = ( { status, answer } ) =>
	answer.order_id
		? `${ status }, order ${ answer.order_id }, payment ${ answer.payment_result?.payment_status ?? 'not begun' }`
		: `${ status }, ${ answer.code ?? '' } ${ answer.message ?? '' }`;

/** Returns the placed orders, each requested by its key. */
const placedOrders = async ( session, results ) => {
	const ids = new Map(
		results
			.filter(
				( { status, answer } ) =>
					status < 400 &&
					answer.order_id &&
					answer.payment_result?.payment_status === 'success'
			)
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
	const session = await openSession( shop );
	const method = await prepareCart( session, productId );
	const order = {
		billing_address: { ...ADDRESS, email: EMAIL },
		shipping_address: ADDRESS,
		payment_method: method,
		payment_data: [],
	};
	console.log(
		`${ REQUESTS } checkout requests of one session at once, paid by ${ method }:`
	);
	const results = await Promise.all(
		Array.from( { length: REQUESTS }, () =>
			session.send( 'POST', 'checkout', order ).catch( ( error ) => ( {
				status: 0,
				answer: { message: String( error ) },
			} ) )
		)
	);
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
