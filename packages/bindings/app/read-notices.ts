import type { NoticeStatus, SnackbarAction } from '@shopfront/components';
import { isRecord } from '@shopfront/store-api';
import { htmlToText, isSafeUrl } from '@shopfront/text';
import type { ShownNotice } from './group-notices';
import type { NoticeLists } from './use-notice-lists';

export interface ContextNotice extends ShownNotice {
	type: 'default' | 'snackbar';
	explicitDismiss: boolean;
	onDismiss?: () => void;
	actions: readonly SnackbarAction[];
}

type StoredNotice = Partial<
	Record< keyof ContextNotice | 'spokenMessage', unknown >
>;

const STATUSES: readonly NoticeStatus[] = [
	'error',
	'success',
	'warning',
	'info',
	'default',
];

const NO_ACTIONS: readonly SnackbarAction[] = [];

/** An action needs a label, and a click handler or a link to a page. */
const readAction = ( action: unknown ): SnackbarAction[] => {
	if ( ! isRecord( action ) || typeof action.label !== 'string' ) {
		return [];
	}
	const { label, url, onClick } = action;
	const hasUrl = typeof url === 'string' && isSafeUrl( url );
	const hasClick = typeof onClick === 'function';
	return hasUrl || hasClick
		? [
				{
					label,
					...( hasUrl && { url } ),
					...( hasClick && { onSelect: () => void onClick() } ),
				},
			]
		: [];
};

/** Add-ons write arbitrary values into the same store. */
const readNotice = ( notice: StoredNotice, context: string ): ContextNotice => {
	const content = String( notice.content ?? '' );
	const { onDismiss } = notice;
	return {
		id: String( notice.id ?? '' ),
		status:
			STATUSES.find( ( status ) => status === notice.status ) ??
			'default',
		content,
		context,
		isDismissible: notice.isDismissible !== false,
		explicitDismiss: notice.explicitDismiss === true,
		actions: Array.isArray( notice.actions )
			? notice.actions.flatMap( readAction )
			: NO_ACTIONS,
		type: notice.type === 'snackbar' ? 'snackbar' : 'default',
		spokenMessage:
			typeof notice.spokenMessage === 'string'
				? htmlToText( notice.spokenMessage )
				: '',
		// The store keeps the notice object until someone replaces it.
		announcementKey: notice,
		...( typeof onDismiss === 'function' && {
			onDismiss: () => void onDismiss(),
		} ),
	};
};

/** In order of context, without notices that have no text. */
export const readNotices = ( lists: NoticeLists ): ContextNotice[] =>
	Object.entries( lists ).flatMap( ( [ context, notices ] ) =>
		notices
			.map( ( notice ) => readNotice( notice, context ) )
			.filter( ( { content } ) => htmlToText( content ).trim() !== '' )
	);
