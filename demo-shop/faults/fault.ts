export const FAULT_KINDS = [
	'delay',
	'drop-before',
	'drop-after',
	/** Responds before the work. */
	'error-500',
	/** Responds after the work is committed. */
	'error-500-after',
	'html',
	/** Half of the body, with the full `Content-Length`. */
	'cut',
	/** All earlier nonces stop working, once. */
	'stale-nonce',
	/** A chosen status and body; no work is done. */
	'reply',
	/** Holds this reply until the session's next one is out. */
	'reorder',
	/** Kills an order's process after the gateway charged. */
	'die-after-charge',
	/** Kills an order's process before it calls the gateway. */
	'die-before-gateway',
] as const;

export type FaultKind = ( typeof FAULT_KINDS )[ number ];

export interface Fault {
	kind: FaultKind;
	/** The delay of `delay`, or the longest wait of `reorder`. */
	ms: number;
	/** `html`: whether to do and commit the work first. */
	isAfter: boolean;
	/** Of `html` (200 or 502) and `reply`. With 502, a killed process leaves a proxy's page. */
	status: number;
	/** `reply`: JSON or any other text. */
	body?: string;
}

const DEFAULT_MS = 1000;
const MAX_MS = 60_000;

const isKind = ( value: unknown ): value is FaultKind =>
	FAULT_KINDS.some( ( kind ) => kind === value );

const htmlStatus = ( status: unknown ) =>
	Number( status ) === 502 ? 502 : 200;

/** 500 for a status whose response can't have a body. */
const replyStatus = ( sent: unknown ): number => {
	const status = Number( sent );
	const isUsable =
		Number.isInteger( status ) &&
		status >= 200 &&
		status <= 599 &&
		! [ 204, 205, 304 ].includes( status );
	return isUsable ? status : 500;
};

/** `null` for an unknown kind. */
export const readFault = (
	kind: unknown,
	parts: { ms?: unknown; after?: unknown; status?: unknown; body?: unknown }
): Fault | null => {
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
};

/** From a header or query: `delay;ms=300`, `html;after=1;status=502`. `null` when invalid. */
export const parseFault = ( text: string ): Fault | null => {
	const [ kind, ...rest ] = text.split( ';' ).map( ( part ) => part.trim() );
	return readFault(
		kind,
		Object.fromEntries( rest.map( ( part ) => part.split( '=' ) ) )
	);
};
