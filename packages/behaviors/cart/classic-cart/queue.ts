/** Runs tasks one after the other, in order. A task that fails does not stop the next. */
export type Queue = ( task: () => Promise< unknown > ) => void;

/** Creates a queue. The first task starts at once. */
export const createQueue = (): Queue => {
	const waiting: Array< () => Promise< unknown > > = [];
	let isRunning = false;
	const runNext = async () => {
		isRunning = true;
		for (
			let task = waiting.shift();
			task !== undefined;
			task = waiting.shift()
		) {
			try {
				await task();
			} catch ( error ) {
				// eslint-disable-next-line no-console -- No caller could handle the error.
				console.error( 'Shopfront: a cart request failed.', error );
			}
		}
		isRunning = false;
	};
	return ( task ) => {
		waiting.push( task );
		if ( ! isRunning ) {
			void runNext();
		}
	};
};
