/** `undefined` in browsers without such signals (Safari before 16), where a request must work without a limit. */
export const timeoutSignal = ( ms: number ): AbortSignal | undefined => {
	const { timeout }: { timeout?: typeof AbortSignal.timeout } = AbortSignal;
	return timeout?.call( AbortSignal, ms );
};
