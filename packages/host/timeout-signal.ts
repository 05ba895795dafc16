/**
 * Returns a signal that aborts a request after a time; `undefined` in browsers without it (Safari before 16), where a request must
 * work without a limit.
 */
export const timeoutSignal = ( ms: number ): AbortSignal | undefined => {
	const { timeout }: { timeout?: typeof AbortSignal.timeout } = AbortSignal;
	return timeout?.call( AbortSignal, ms );
};
