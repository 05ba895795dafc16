/** Global with the end of the last request of a page, while one is in flight. Scripts of several builds share it. */
const LAST_REQUEST = Symbol.for( 'shopfront.lastCartRequest' );

/** The window of a page with a queue. */
interface QueueWindow extends Window {
	[ LAST_REQUEST ]?: Promise< unknown >;
}

/**
 * Runs a task that reads or writes the cart of a page, once all earlier ones have ended: at once if there are none. The
 * server would lose a change if two tasks ran at the same time (docs/decisions/request-queue.md). A task must end by itself,
 * because later ones wait for it.
 */
export const runInPageQueue = < Result >(
	view: QueueWindow,
	task: () => Promise< Result >
): Promise< Result > => {
	const last = view[ LAST_REQUEST ];
	const result = last ? last.then( task ) : task();
	const end = result
		.catch( () => {} )
		.then( () => {
			if ( view[ LAST_REQUEST ] === end ) {
				view[ LAST_REQUEST ] = undefined;
			}
		} );
	view[ LAST_REQUEST ] = end;
	return result;
};
