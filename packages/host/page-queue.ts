/** Global: the page's last request, while it's in flight. Scripts of several builds share it. */
const LAST_REQUEST = Symbol.for( 'shopfront.lastCartRequest' );

interface QueueWindow extends Window {
	[ LAST_REQUEST ]?: Promise< unknown >;
}

/**
 * Runs a task that reads or writes the page's cart, once all earlier tasks have ended: at once if there are none. Two
 * tasks at the same time would make the server lose a change (docs/decisions/request-queue.md). A task must end by
 * itself, because later ones wait for it.
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
