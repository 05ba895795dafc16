/** What the shop can do wrong on demand. */
export const FAULT_KINDS = [
	/** Answers late. */
	'delay',
	/** The connection breaks before the work is done. */
	'drop-before',
	/** The work is done and kept, then the connection breaks. */
	'drop-after',
	/** HTTP 500 before the work is done. */
	'error-500',
	/** The work is done and kept, then HTTP 500. */
	'error-500-after',
	/** An error page instead of JSON. */
	'html',
	/** The body ends half way, though its length is told in full. */
	'cut',
	/** The nonces told so far hold no more; once. */
	'stale-nonce',
	/** This reply waits until the next one of the session has gone out. */
	'reorder',
] as const;

export type FaultKind = ( typeof FAULT_KINDS )[ number ];

export interface Fault {
	kind: FaultKind;
	/** Of `delay`, and how long `reorder` waits at most. */
	ms: number;
	/** Of `html`: whether the work is done and kept before. */
	isAfter: boolean;
	/** HTTP status of `html`. */
	status: 200 | 502;
}

const DEFAULT_MS = 1000;
const MAX_MS = 60_000;

const isKind = ( value: unknown ): value is FaultKind =>
	FAULT_KINDS.some( ( kind ) => kind === value );

/** A fault from parts that a caller sent; `null` when there is no such kind. */
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

/** A fault as a header or query tells it: `delay;ms=300`, `html;after=1;status=502`. `null` when it is none. */
export function parseFault( text: string ): Fault | null {
	const [ kind, ...rest ] = text.split( ';' ).map( ( part ) => part.trim() );
	return readFault(
		kind,
		Object.fromEntries( rest.map( ( part ) => part.split( '=' ) ) )
	);
}
