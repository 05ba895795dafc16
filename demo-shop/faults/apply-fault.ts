import type { Context } from 'hono';
import type { ShopEnv } from '../context';
import type { DeathPoint } from '../orders/process-death';
import { changeSession } from '../sessions';
import { cut, drop } from './connection';
import type { Fault, FaultKind } from './fault';
import type { DelayedReplies } from './delayed-replies';

/** `work` handles the affected request and returns its response. */
interface FaultContext {
	c: Context< ShopEnv >;
	fault: Fault;
	work: () => Promise< Response >;
	delayedReplies: DelayedReplies;
}

const pause = ( ms: number ) =>
	new Promise< void >( ( resolve ) => setTimeout( resolve, ms ) );

const serverError = () =>
	Response.json(
		{
			code: 'internal_server_error',
			message: '<p>There has been a critical error on this website.</p>',
			data: { status: 500 },
		},
		{ status: 500 }
	);

const htmlPage = ( status: number ) =>
	new Response(
		'<!doctype html><title>Error</title><h1>Something is broken here</h1>',
		{
			status,
			headers: { 'Content-Type': 'text/html; charset=UTF-8' },
		}
	);

/** Kills a paying request's process at this point. Other requests never get that far and run as usual. */
const kill =
	( point: DeathPoint ) =>
	async ( { c, fault, work }: FaultContext ): Promise< Response > => {
		const death = { point, hasHappened: false };
		c.get( 'shop' ).death = death;
		const response = await work();
		if ( ! death.hasHappened ) {
			return response;
		}
		// The proxy in front of a killed process closes the connection, or sends its own page.
		return fault.status === 502 ? htmlPage( 502 ) : drop( c );
	};

const FAULT_HANDLERS: Record<
	FaultKind,
	( faultContext: FaultContext ) => Promise< Response >
> = {
	delay: async ( { fault, work } ) => {
		await pause( fault.ms );
		return work();
	},
	'drop-before': async ( { c } ) => drop( c ),
	'drop-after': async ( { c, work } ) => {
		await work();
		return drop( c );
	},
	'error-500': async () => serverError(),
	'error-500-after': async ( { work } ) => {
		await work();
		return serverError();
	},
	html: async ( { fault, work } ) => {
		if ( fault.isAfter ) {
			await work();
		}
		return htmlPage( fault.status );
	},
	reply: async ( { fault: { status, body = '' } } ) =>
		new Response( body, {
			status,
			headers: {
				'Content-Type': /^\s*[{[]/.test( body )
					? 'application/json'
					: 'text/html; charset=UTF-8',
			},
		} ),
	cut: async ( { c, work } ) => cut( c, await work() ),
	'stale-nonce': async ( { c, work } ) => {
		changeSession( c.get( 'shop' ), ( data ) => ( {
			...data,
			nonceGeneration: data.nonceGeneration + 1,
		} ) );
		return work();
	},
	reorder: async ( { c, fault, work, delayedReplies } ) => {
		const { id } = c.get( 'shop' ).session;
		const response = await work();
		if ( ! delayedReplies.isWaiting( id ) ) {
			await delayedReplies.wait( id, fault.ms );
		}
		return response;
	},
	'die-after-charge': kill( 'after-charge' ),
	'die-before-gateway': kill( 'before-gateway' ),
};

export const applyFault = (
	faultContext: FaultContext
): Promise< Response > => {
	return FAULT_HANDLERS[ faultContext.fault.kind ]( faultContext );
};
