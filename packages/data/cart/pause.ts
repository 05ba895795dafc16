import type { Clock } from '@shopfront/host';

/** Waits `delayMs` milliseconds of a clock, or until the signal says stop; resolves in both cases. */
export const pause = (
	clock: Clock,
	delayMs: number,
	signal: AbortSignal
): Promise< void > =>
	new Promise( ( resolve ) => {
		const stop = () => {
			clock.clearTimeout( timer );
			signal.removeEventListener( 'abort', stop );
			resolve();
		};
		const timer = clock.setTimeout( stop, delayMs );
		signal.addEventListener( 'abort', stop );
	} );
