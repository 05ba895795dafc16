import { createReduxStore } from '@wordpress/data';
import * as actions from './actions';
import type { Notice, NoticesState } from './types';

const NO_STATE: NoticesState = {};
const NO_NOTICES: readonly Notice[] = [];

const contextReducer = (
	notices: readonly Notice[],
	action: actions.NoticesAction
): readonly Notice[] => {
	const filterNotices = ( isRemoved: ( notice: Notice ) => boolean ) => {
		const remaining = notices.filter( ( notice ) => ! isRemoved( notice ) );
		return remaining.length === notices.length ? notices : remaining;
	};
	switch ( action.type ) {
		case 'CREATE_NOTICE':
			return [
				...filterNotices( ( { id } ) => id === action.notice.id ),
				action.notice,
			];
		case 'REMOVE_NOTICES':
			return filterNotices( ( { id } ) => action.ids.includes( id ) );
		case 'REMOVE_ALL_NOTICES':
			return filterNotices( ( { type } ) => type === action.noticeType );
	}
};

const reducer = (
	state: NoticesState = NO_STATE,
	action: actions.NoticesAction | { type: '@@INIT' }
): NoticesState => {
	if ( ! ( 'context' in action ) ) {
		return state;
	}
	const before = state[ action.context ] ?? NO_NOTICES;
	const after = contextReducer( before, action );
	return after === before ? state : { ...state, [ action.context ]: after };
};

/** Oldest first; the same empty list for all empty contexts. */
const getNotices = (
	state: NoticesState,
	context = 'global'
): readonly Notice[] => state[ context ] ?? NO_NOTICES;

/**
 * The notices store, with the name and format of WordPress's own. If WordPress has the store, this descriptor refers to
 * it; elsewhere, register this one (`registerOnce`). Source: docs/contract/stores.md 5.
 */
export const noticesStore = createReduxStore( 'core/notices', {
	reducer,
	actions: {
		createNotice: actions.createNotice,
		createSuccessNotice: actions.createSuccessNotice,
		createInfoNotice: actions.createInfoNotice,
		createErrorNotice: actions.createErrorNotice,
		createWarningNotice: actions.createWarningNotice,
		removeNotice: actions.removeNotice,
		removeNotices: actions.removeNotices,
		removeAllNotices: actions.removeAllNotices,
	},
	selectors: { getNotices },
} );
