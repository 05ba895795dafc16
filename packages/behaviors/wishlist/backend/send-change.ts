import { LostAnswer, type Answer } from './backend';
import type { WishlistStore } from './store';

/**
 * Sends a change. If the answer is lost, looks the state up before anything is said: the change may have been made.
 *
 * @param store
 * @param send
 * @param isDone Whether the state that was looked up has the change.
 */
export async function sendChange(
	store: WishlistStore,
	send: () => Promise< Answer >,
	isDone: () => boolean
): Promise< Answer > {
	try {
		return await send();
	} catch ( error ) {
		if ( ! ( error instanceof LostAnswer ) ) {
			throw error;
		}
		const state = await store.lookUp();
		return {
			result: state && isDone() ? 'done' : 'refused',
			message: '',
			fragments: {},
			lists: null,
		};
	}
}
