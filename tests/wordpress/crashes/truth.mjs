/** Neither paid nor waiting for payment. */
const NOT_LIVE = [ 'checkout-draft', 'failed', 'cancelled', 'trash' ];
const PAID = [ 'processing', 'completed', 'on-hold' ];

/** @param {import('./shop.mjs').State} state */
export const chargesOf = ( { orders } ) =>
	orders.flatMap( ( { payments } ) =>
		payments.filter( ( { state } ) => state === 'charged' )
	);

/** Orders that are paid or can still be, without drafts. */
export const liveOrders = ( { orders } ) =>
	orders.filter( ( { status } ) => ! NOT_LIVE.includes( status ) );

export const isPaid = ( { status } ) => PAID.includes( status );

/** `30 pending, charged once`. */
export const describeOrders = ( { orders } ) =>
	orders
		.map(
			( { id, status, payments } ) =>
				`${ id } ${ status } (${ payments.map( ( one ) => one.state ).join( ', ' ) || 'gateway not called' })`
		)
		.join( '; ' ) || 'no order';

const strip = ( text ) =>
	text
		.replace( /<[^>]*>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();

/**
 * One line: an error's code and message, an order with its payment, or where a redirect leads.
 *
 * @param {import('./shopper.mjs').Answer} answer
 */
export const describe = ( answer ) => {
	const { status, json, location, text } = answer;
	if ( json?.code ) {
		return `${ status } ${ json.code }: ${ strip( json.message ) }`;
	}
	if ( json?.payment_result ) {
		return `${ status } order ${ json.order_id }, payment ${ json.payment_result.payment_status }`;
	}
	if ( json?.result ) {
		return `${ status } ${ json.result } ${ json.redirect ?? strip( json.messages ?? '' ) }`;
	}
	if ( location ) {
		return `${ status } to ${ location.replace( /^https?:\/\/[^/]+/, '' ).replace( /\?.*/, '' ) }`;
	}
	return status === 502
		? '502 by nginx'
		: `${ status }, ${ text.length } bytes`;
};

export const codeOf = ( { json } ) => json?.code ?? '';

/** The Store API or a form says that the order is placed and paid. */
export const isPlaced = ( { status, json, location } ) =>
	( status === 200 && json?.payment_result?.payment_status === 'success' ) ||
	/order-received/.test( location || json?.redirect || '' );
