/** The kinds of faults that the shop can simulate. */
export const FAULT_KINDS = [
	/** Responds with a delay. */
	'delay',
	/** Closes the connection before the work. */
	'drop-before',
	/** Does the work and commits it, then closes the connection. */
	'drop-after',
	/** HTTP 500 before the work. */
	'error-500',
	/** Does the work and commits it, then HTTP 500. */
	'error-500-after',
	/** An error page instead of JSON. */
	'html',
	/** Sends half of the body, with the full `Content-Length`. */
	'cut',
	/** Invalidates all earlier nonces; once. */
	'stale-nonce',
	/** Responds with a chosen status and body, without the work. */
	'reply',
	/** Delays this reply until the session's next one has been sent. */
	'reorder',
	/** The process of an order is killed after the gateway has charged. */
	'die-after-charge',
	/** The process of an order is killed before the gateway is called. */
	'die-before-gateway',
] as const;

export type FaultKind = ( typeof FAULT_KINDS )[ number ];

export interface Fault {
	kind: FaultKind;
	/** For `delay`, and the longest wait of `reorder`. */
	ms: number;
	/** For `html`: whether to do the work and commit it first. */
	isAfter: boolean;
	/** HTTP status of `html` (200 or 502) and `reply`; 502 for a page of a proxy instead of a killed process's closed connection. */
	status: number;
	/** The body of `reply`: JSON or any other text; missing for other kinds. */
	body?: string;
}

const DEFAULT_MS = 1000;
const MAX_MS = 60_000;

const isKind = ( value: unknown ): value is FaultKind =>
	FAULT_KINDS.some( ( kind ) => kind === value );

const htmlStatus = ( status: unknown ) =>
	Number( status ) === 502 ? 502 : 200;

/** Returns a status with which a response can have a body; 500 for any other value. */
function replyStatus( sent: unknown ): number {
	const status = Number( sent );
	const isUsable =
		Number.isInteger( status ) &&
		status >= 200 &&
		status <= 599 &&
		! [ 204, 205, 304 ].includes( status );
	return isUsable ? status : 500;
}

/** Creates a fault from the values of a request; `null` for an unknown kind. */
export function readFault(
	kind: unknown,
	parts: { ms?: unknown; after?: unknown; status?: unknown; body?: unknown }
): Fault | null {
	if ( ! isKind( kind ) ) {
		return null;
	}
	const ms = Number( parts.ms ?? DEFAULT_MS );
	return {
		kind,
		ms: Number.isFinite( ms )
			? Math.min( Math.max( ms, 0 ), MAX_MS )
			: DEFAULT_MS,
		isAfter: [ true, 1, '1', 'true' ].some(
			( yes ) => yes === parts.after
		),
		status:
			kind === 'reply'
				? replyStatus( parts.status )
				: htmlStatus( parts.status ),
		...( kind === 'reply'
			? { body: typeof parts.body === 'string' ? parts.body : '' }
			: {} ),
	};
}

/** Parses a fault in a header or query: `delay;ms=300`, `html;after=1;status=502`. `null` when it is invalid. */
export function parseFault( text: string ): Fault | null {
	const [ kind, ...rest ] = text.split( ';' ).map( ( part ) => part.trim() );
	return readFault(
		kind,
		Object.fromEntries( rest.map( ( part ) => part.split( '=' ) ) )
	);
}
