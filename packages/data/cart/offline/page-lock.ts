import { pause, type Host } from '@shopfront/host';
import { LIBRARY_NAME } from '@shopfront/names';

/** A slow phone may take this long to release the lock of a page that the shopper left, ms. */
const RELEASE_MS = 10_000;

export type Release = () => void;

/**
 * Takes the lock of saved changes. Resolves to `null` if another page has it, for example in a duplicated tab. Without
 * the Web Locks API, or if the browser blocks it, each page gets the lock.
 */
export const takePageLock = async (
	{ window: view, clock }: Pick< Host, 'window' | 'clock' >,
	owner: string
): Promise< Release | null > => {
	const { locks } = view.navigator;
	if ( ! locks || owner === '' ) {
		return () => {};
	}
	const controller = new AbortController();
	const taken = new Promise< Release | null >( ( resolve ) => {
		locks
			.request(
				`${ LIBRARY_NAME } changes ${ owner }`,
				{ signal: controller.signal },
				() =>
					new Promise< void >( ( release ) => {
						resolve( release );
					} )
			)
			.catch( () =>
				resolve( controller.signal.aborted ? null : () => {} )
			);
	} );
	await pause( clock, RELEASE_MS, taken );
	controller.abort();
	return taken;
};
