import {
	isPlaced,
	openSession,
	placeAtOnce,
	prepareOrder,
} from '../shop-session.mjs';

const ROUNDS = 20;
const REQUESTS = 5;

const report = ( isGood, text ) => {
	console.log( `${ isGood ? 'good' : 'FAILED' }: ${ text }` );
	return isGood;
};

/** In many sessions, over both nodes: the same order five times at once. Each must be placed and charged once. */
export const testOrders = async ( { nodes, product, countCharges } ) => {
	const outcomes = [];
	for ( let round = 0; round < ROUNDS; round++ ) {
		const session = await openSession( nodes );
		const order = await prepareOrder( session, product );
		const answers = await placeAtOnce( session, order, REQUESTS );
		outcomes.push( {
			placed: answers.filter( isPlaced ).length,
			nodes: new Set( answers.map( ( { node } ) => node ) ).size,
			refused: answers.filter( ( { status } ) => status === 409 ).length,
		} );
	}
	const charges = countCharges();
	const sum = ( key ) =>
		outcomes.reduce( ( total, one ) => total + one[ key ], 0 );
	return report(
		outcomes.every(
			( one ) => one.placed === 1 && one.nodes === nodes.length
		) &&
			charges.length === ROUNDS &&
			new Set( charges ).size === ROUNDS,
		`${ ROUNDS } rounds of ${ REQUESTS } concurrent orders over ${ nodes.length } nodes: ${ sum( 'placed' ) } placed, ${ charges.length } charges, ${ sum( 'refused' ) } refused as already in progress`
	);
};

const STEPS = 30;

/** Each change goes to the other node. Every answer must contain all changes so far. */
export const testCarts = async ( { nodes, product } ) => {
	const session = await openSession( nodes );
	let cart = await session.must( 'POST', 'cart/add-item', {
		id: product,
		quantity: 1,
	} );
	const { key } = cart.items[ 0 ];
	let wrong = 0;
	for ( let step = 0; step < STEPS; step++ ) {
		const quantity = 1 + ( step % 7 );
		const hasCoupon = step % 4 < 2;
		await session.must( 'POST', 'cart/update-item', { key, quantity } );
		if ( cart.coupons.length > 0 !== hasCoupon ) {
			await session.must(
				'POST',
				hasCoupon ? 'cart/apply-coupon' : 'cart/remove-coupon',
				{ code: 'ten' }
			);
		}
		for ( let read = 0; read < nodes.length; read++ ) {
			cart = await session.must( 'GET', 'cart' );
			const isRight =
				cart.items[ 0 ].quantity === quantity &&
				cart.coupons.length > 0 === hasCoupon;
			wrong += isRight ? 0 : 1;
		}
	}
	return report(
		wrong === 0,
		`${ STEPS } changes of a cart, each read on both nodes: ${ wrong } wrong carts`
	);
};

/** One node must accept the other's nonces, for guests with a cookie and without. */
export const testNonces = async ( { nodes, product } ) => {
	const api = ( node, path ) => `${ node }/wp-json/wc/store/v1/${ path }`;
	const statuses = [];
	let cookies = '';
	for ( const [ from, to ] of [ nodes, [ ...nodes ].reverse() ] ) {
		const read = await fetch( api( from, 'cart' ), {
			headers: { Cookie: cookies },
		} );
		const added = await fetch( api( to, 'cart/add-item' ), {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				Nonce: read.headers.get( 'Nonce' ) ?? '',
				Cookie: cookies,
			},
			body: JSON.stringify( { id: product, quantity: 1 } ),
		} );
		statuses.push( added.status );
		cookies = added.headers
			.getSetCookie()
			.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
			.join( '; ' );
	}
	return report(
		statuses.every( ( status ) => status === 201 ),
		`nonces of one node on the other: ${ statuses.join( ', ' ) }`
	);
};
