import type { Clock, OnlineManager } from './outside';

/** Waits, but not beyond `until`: look afterwards at what you waited for. */
export const pause = (
	clock: Clock,
	delayMs: number,
	until: PromiseLike< unknown >
): Promise< void > =>
	new Promise( ( resolve ) => {
		const timer = clock.setTimeout( resolve, delayMs );
		void until.then( () => {
			clock.clearTimeout( timer );
			resolve();
		} );
	} );

/** Waits for a network for `patienceMs`, but not beyond `until`. Tells whether there is one. */
export const waitForNetwork = async (
	{ clock, online }: { clock: Clock; online: OnlineManager },
	patienceMs: number,
	until: PromiseLike< unknown >
): Promise< boolean > => {
	let stop = () => {};
	const isBack = new Promise< void >( ( resolve ) => {
		stop = online.subscribe( ( isOnline ) => isOnline && resolve() );
	} );
	await pause( clock, patienceMs, Promise.race( [ isBack, until ] ) );
	stop();
	return online.isOnline();
};
