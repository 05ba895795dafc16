/** Resolves when the signal aborts; never without a signal. */
export const whenAborted = (
	signal: AbortSignal | null | undefined
): Promise< void > =>
	new Promise( ( resolve ) =>
		signal?.addEventListener( 'abort', () => resolve() )
	);
