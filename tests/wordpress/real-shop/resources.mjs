/**
 * Keeps what a command has opened, and closes it at the end or when the command is stopped.
 *
 * @typedef {ReturnType<typeof keepResources>} Resources
 */
export const keepResources = () => {
	/** The latest last. */
	const closers = [];
	const closeAll = async () => {
		for ( const close of closers.splice( 0 ).reverse() ) {
			await close();
		}
	};
	const stop = () => void closeAll().finally( () => process.exit( 1 ) );
	process.once( 'SIGINT', stop ).once( 'SIGTERM', stop );
	return {
		/** @param {() => void | Promise<void>} close */
		add: ( close ) => void closers.push( close ),
		/**
		 * Waits for a server, and closes it at the end.
		 *
		 * @template {{ close: () => Promise<void> }} Server
		 * @param {Promise<Server>} promise
		 * @return {Promise<Server>}
		 */
		opened: async ( promise ) => {
			const one = await promise;
			closers.push( one.close );
			return one;
		},
		closeAll,
	};
};
