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
	/** Delays this reply until the session's next one has been sent. */
	'reorder',
] as const;

export type FaultKind = ( typeof FAULT_KINDS )[ number ];

export interface Fault {
	kind: FaultKind;
	/** For `delay`, and the longest wait of `reorder`. */
	ms: number;
	/** For `html`: whether to do the work and commit it first. */
	isAfter: boolean;
	/** HTTP status of `html`. */
	status: 200 | 502;
}

const DEFAULT_MS = 1000;
const MAX_MS = 60_000;

const isKind = ( value: unknown ): value is FaultKind =>
	FAULT_KINDS.some( ( kind ) => kind === value );

/** Creates a fault from the values of a request; `null` for an unknown kind. */
export function readFault(
	kind: unknown,
	parts: { ms?: unknown; after?: unknown; status?: unknown }
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
		status: Number( parts.status ) === 502 ? 502 : 200,
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
