import { pause, type Timers } from './clock';

export interface OnlineManager {
	/** Also `true` if the browser doesn't know: only a definite "offline" counts. */
	isOnline: () => boolean;
	subscribe: ( listener: ( isOnline: boolean ) => void ) => () => void;
}

/** Listens for the window's `online` and `offline` events only while there are subscribers. */
export const createOnlineManager = ( view: Window ): OnlineManager => {
	const isOnline = () => view.navigator.onLine !== false;
	return {
		isOnline,
		subscribe: ( listener ) => {
			const handleChange = () => listener( isOnline() );
			view.addEventListener( 'online', handleChange );
			view.addEventListener( 'offline', handleChange );
			return () => {
				view.removeEventListener( 'online', handleChange );
				view.removeEventListener( 'offline', handleChange );
			};
		},
	};
};

/** Waits for the network until `limitMs` have passed or `until` resolves. Resolves to whether there's a network now. */
export const waitForNetwork = async (
	{ clock, online }: { clock: Timers; online: OnlineManager },
	limitMs: number,
	until: PromiseLike< unknown >
): Promise< boolean > => {
	let stop = () => {};
	const reconnected = new Promise< void >( ( resolve ) => {
		stop = online.subscribe( ( isOnline ) => isOnline && resolve() );
	} );
	await pause( clock, limitMs, Promise.race( [ reconnected, until ] ) );
	stop();
	return online.isOnline();
};
