import { LostAnswer, type Answer } from './backend';
import type { WishlistStore } from './store';

/**
 * Sends a change. If the response is lost, the change may have been made: we fetch the state and let `isDone` check it,
 * before we report anything.
 */
export const sendChange = async (
	store: WishlistStore,
	send: () => Promise< Answer >,
	isDone: () => boolean
): Promise< Answer > => {
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
};
