import type { Context, MiddlewareHandler } from 'hono';
import type { ShopEnv } from '../context';
import { onResponseSent } from './connection';
import { parseFault } from './fault';
import { applyFault } from './apply-fault';
import { drawFault, type DrawnFault, type FaultRule } from './plan';
import { DelayedReplies } from './delayed-replies';
import { isRecord } from '../is-record';

const HEADER = 'X-Demo-Fault';
const QUERY = 'demo_fault';

/** `[]` for anything but a batch, or an unreadable one. */
const innerPaths = ( path: string, body: string ): string[] => {
	if ( ! path.endsWith( '/batch' ) ) {
		return [];
	}
	try {
		const batch: unknown = JSON.parse( body );
		const requests: unknown[] =
			isRecord( batch ) && Array.isArray( batch.requests )
				? batch.requests
				: [];
		return requests.map( ( request ) =>
			isRecord( request ) ? String( request.path ) : ''
		);
	} catch {
		return [];
	}
};

/** The API and forms can fail. The demo's own controls can't, or a test couldn't clear its plan. */
const canFail = ( c: Context ): boolean => {
	const { method, path } = c.req;
	return (
		path.startsWith( '/wp-json/' ) ||
		( method === 'POST' && ! path.startsWith( '/demo/' ) )
	);
};

/** Faults on demand: for one request by header or query, for a session by plan. Plans last as long as the process. */
export class Faults {
	#plans = new Map< string, FaultRule[] >();
	#delayedReplies = new DelayedReplies();

	/** `[]` removes the plan. */
	setPlan( sessionId: string, rules: FaultRule[] ): void {
		this.#plans.set( sessionId, rules );
	}

	async #faultOf( c: Context< ShopEnv > ): Promise< DrawnFault | null > {
		const requestFault = parseFault(
			c.req.header( HEADER ) ?? c.req.query( QUERY ) ?? ''
		);
		const rules = this.#plans.get( c.get( 'shop' ).session.id );
		if ( requestFault || ! rules ) {
			return requestFault && { fault: requestFault };
		}
		const body = c.req.method === 'POST' ? await c.req.text() : '';
		const endpoint = c.req.query( 'wc-ajax' );
		return drawFault( rules, [
			`${ c.req.method } ${ c.req.path }`,
			...( endpoint ? [ `/?wc-ajax=${ endpoint }` ] : [] ),
			...innerPaths( c.req.path, body ),
		] );
	}

	/** Must run before the handlers. */
	middleware(): MiddlewareHandler< ShopEnv > {
		return async ( c, next ) => {
			const { id } = c.get( 'shop' ).session;
			const drawn = canFail( c ) ? await this.#faultOf( c ) : null;
			const fault = drawn?.fault;
			const work = async () => {
				await next();
				return c.res;
			};
			if (
				fault?.kind !== 'reorder' ||
				this.#delayedReplies.isWaiting( id )
			) {
				onResponseSent( c, () => this.#delayedReplies.release( id ) );
			}
			if ( fault ) {
				const response = await applyFault( {
					c,
					fault,
					work,
					delayedReplies: this.#delayedReplies,
				} );
				c.res = undefined;
				c.res = response;
				const { death } = c.get( 'shop' );
				if ( death && ! death.hasHappened && drawn?.rule ) {
					// This request paid no order, so the fault waits for the next.
					drawn.rule.timesLeft += 1;
				}
			} else {
				await next();
			}
		};
	}
}
