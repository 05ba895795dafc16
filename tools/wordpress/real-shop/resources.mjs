const collect = () => {
	/** The latest comes last. */
	const closers = [];
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
		closeAll: async () => {
			for ( const close of closers.splice( 0 ).reverse() ) {
				await close();
			}
		},
	};
};

/** @typedef {ReturnType<typeof collect>} Resources */

/** Closes what a command opened, at the end or when the command is stopped. */
export const keepResources = () => {
	const all = collect();
	const stop = () => void all.closeAll().finally( () => process.exit( 1 ) );
	process.once( 'SIGINT', stop ).once( 'SIGTERM', stop );
	return {
		...all,
		/** You can close these earlier than the others. */
		branch: () => {
			const part = collect();
			all.add( part.closeAll );
			return part;
		},
	};
};
