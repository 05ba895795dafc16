import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

const hasOutgoing = ( env: unknown ): env is Pick< HttpBindings, 'outgoing' > =>
	typeof env === 'object' && env !== null && 'outgoing' in env;

const getOutgoing = ( c: Context ): HttpBindings[ 'outgoing' ] | null => {
	const env: unknown = c.env;
	return hasOutgoing( env ) ? env.outgoing : null;
};

const getConnection = ( c: Context ): HttpBindings[ 'outgoing' ] => {
	const outgoing = getOutgoing( c );
	if ( ! outgoing ) {
		throw new Error(
			'Faults of the connection need the shop behind its HTTP server.'
		);
	}
	return outgoing;
};

export const drop = ( c: Context ): Response => {
	getConnection( c ).destroy();
	return RESPONSE_ALREADY_SENT;
};

/** Sends the headers and half of the body, then closes the connection. */
export const cut = async (
	c: Context,
	answer: Response
): Promise< Response > => {
	const outgoing = getConnection( c );
	const body = Buffer.from( await answer.arrayBuffer() );
	const headers = Object.fromEntries( answer.headers );
	outgoing.writeHead( answer.status, {
		...headers,
		'content-length': body.length,
	} );
	outgoing.write( body.subarray( 0, Math.floor( body.length / 2 ) ), () =>
		outgoing.destroy()
	);
	return RESPONSE_ALREADY_SENT;
};

/** Calls back at once if there's no server. */
export const onResponseSent = ( c: Context, done: () => void ): void => {
	const outgoing = getOutgoing( c );
	if ( outgoing ) {
		outgoing.once( 'close', done );
	} else {
		done();
	}
};
