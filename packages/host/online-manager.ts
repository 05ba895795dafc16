import { pause, type Timers } from './clock';

/** Whether the browser believes that it has a network. */
export interface OnlineManager {
	/** `true` also where the browser cannot tell: only a clear "offline" stops anything. */
	isOnline: () => boolean;
	/** Tells every change; returns the stop. */
	subscribe: ( listener: ( isOnline: boolean ) => void ) => () => void;
}

/** Reads `navigator.onLine` and listens to the window's `online` and `offline` while somebody subscribes. */
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

/** Waits until there is a network, `limitMs` or `until` is reached. Returns whether there is a network now. */
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
