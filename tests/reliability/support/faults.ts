export const pause = ( ms: number ) =>
	new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** Only what hangs takes this long, ms. */
const LIMIT_MS = 60_000;

export const waitUntil = async (
	isTrue: () => boolean,
	description: string
) => {
	for ( const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
		if ( isTrue() ) {
			return;
		}
		await pause( 10 );
	}
	throw new Error( `Not within ${ LIMIT_MS / 1000 } s: ${ description }.` );
};

/** Together they affect about one request in four. */
export const faultPlan = ( seed: number ) =>
	[
		{ kind: 'delay', ms: 40, probability: 0.06 },
		{ kind: 'drop-before', probability: 0.04 },
		{ kind: 'drop-after', probability: 0.04 },
		{ kind: 'error-500', probability: 0.03 },
		{ kind: 'error-500-after', probability: 0.03 },
		{ kind: 'html', probability: 0.02 },
		{ kind: 'html', after: true, status: 502, probability: 0.02 },
		{ kind: 'cut', probability: 0.03 },
		{ kind: 'stale-nonce', probability: 0.03 },
		{ kind: 'reorder', ms: 30, probability: 0.03 },
	].map( ( rule, index ) => ( {
		match: '*',
		...rule,
		seed: seed * 100 + index,
	} ) );
