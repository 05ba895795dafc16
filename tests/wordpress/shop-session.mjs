import { PlainError } from '../../tools/support/run.mjs';

const TIMEOUT_MS = 60_000;

export const EMAIL = 'concurrent@shop.test';
export const ADDRESS = {
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

/**
 * @typedef {Object} Answer
 * @property {number} status
 * @property {any}    answer  The body; `{ message }` with its start if it is not JSON.
 * @property {string} token   The cart token; '' for none.
 * @property {string} node    The node that answered, if the shop has several (nodes/measure-node.php).
 * @property {number} queries Its database queries; 0 if it does not say.
 */

const sendTo = async ( shop, method, path, body, headers ) => {
	const response = await fetch( `${ shop }/wp-json/wc/store/v1/${ path }`, {
		method,
		headers: { 'Content-Type': 'application/json', ...headers },
		body: body && JSON.stringify( body ),
		signal: AbortSignal.timeout( TIMEOUT_MS ),
	} );
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
		node: response.headers.get( 'X-Node' ) ?? '',
		queries: Number( response.headers.get( 'X-Queries' ) ?? 0 ),
	};
};

/**
 * A session with the Store API, identified by its cart token.
 *
 * @param {string[]} nodes Addresses of the shop, used in turn.
 * @throws {PlainError} If no shop answers.
 */
export const openSession = async ( nodes ) => {
	let sent = 0;
	let headers = {};
	/** @return {Promise<Answer>} */
	const send = ( method, path, body ) =>
		sendTo( nodes[ sent++ % nodes.length ], method, path, body, headers );
	const { token, status } = await send( 'GET', 'cart' );
	if ( ! token ) {
		throw new PlainError(
			`${ nodes[ 0 ] } does not answer as a shop does (status ${ status }).`
		);
	}
	headers = { 'Cart-Token': token };
	return {
		send,
		must: async ( method, path, body ) => {
			const { status: code, answer } = await send( method, path, body );
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

/** Returns the body that places the order: paid by check, or else with the first payment method. */
export const prepareOrder = async ( session, productId ) => {
	await session.must( 'POST', 'cart/add-item', {
		id: Number( productId ?? ( await findProduct( session ) ) ),
		quantity: 1,
	} );
	const billing = { ...ADDRESS, email: EMAIL };
	const cart = await session.must( 'POST', 'cart/update-customer', {
		billing_address: billing,
		shipping_address: ADDRESS,
	} );
	const methods = cart.payment_methods ?? [];
	return {
		billing_address: billing,
		shipping_address: ADDRESS,
		payment_method: methods.includes( 'cheque' ) ? 'cheque' : methods[ 0 ],
		payment_data: [],
	};
};

/** Sends the same order several times at once. A lost answer has the status 0. */
export const placeAtOnce = ( session, order, requests ) =>
	Promise.all(
		Array.from( { length: requests }, () =>
			session.send( 'POST', 'checkout', order ).catch( ( error ) => ( {
				status: 0,
				answer: { message: String( error ) },
			} ) )
		)
	);

/** The request placed and paid an order. */
export const isPlaced = ( { status, answer } ) =>
	status > 0 &&
	status < 400 &&
	Boolean( answer.order_id ) &&
	answer.payment_result?.payment_status === 'success';
