import type { CollectionsAction } from './actions';
import type { CollectionEntry, CollectionsState } from './types';

const NO_ENTRIES: CollectionsState[ 'entries' ] = {};
const NO_STATE: CollectionsState = { lastModified: 0, entries: NO_ENTRIES };

/** Failures have no sequence. Entries without one always replace the known entry. */
const isOlder = ( entry: CollectionEntry, known: CollectionEntry ): boolean =>
	entry.sequence !== undefined &&
	known.sequence !== undefined &&
	entry.sequence < known.sequence;

export const reducer = (
	state: CollectionsState = NO_STATE,
	action: CollectionsAction
): CollectionsState => {
	switch ( action.type ) {
		case 'RECEIVE_COLLECTION': {
			const { key, entry, replace } = action;
			const known = state.entries[ key ];
			if ( known && ( ! replace || isOlder( entry, known ) ) ) {
				return state;
			}
			return { ...state, entries: { ...state.entries, [ key ]: entry } };
		}
		case 'RECEIVE_LAST_MODIFIED':
			return action.timestamp === state.lastModified
				? state
				: { ...state, lastModified: action.timestamp };
		case 'INVALIDATE_RESOLUTION_FOR_STORE':
			return { ...state, entries: NO_ENTRIES };
		default:
			return state;
	}
};
