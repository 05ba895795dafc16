import type {
	Notice,
	NoticeAction,
	NoticeOptions,
	NoticeStatus,
} from './types';

export type NoticesAction =
	| { type: 'CREATE_NOTICE'; context: string; notice: Notice }
	| { type: 'REMOVE_NOTICES'; context: string; ids: readonly string[] }
	| {
			type: 'REMOVE_ALL_NOTICES';
			context: string;
			noticeType: Notice[ 'type' ];
	  };

const DEFAULT_CONTEXT = 'global';
const NO_ACTIONS: readonly NoticeAction[] = [];

let lastId = 0;

const freshId = (): string => {
	lastId++;
	return `notice-${ lastId }`;
};

/** Shows a notice. It replaces a notice with the same id and context. */
export const createNotice = (
	status: NoticeStatus = 'info',
	content: string,
	options: NoticeOptions = {}
): NoticesAction => {
	// Add-ons pass any caught value; a notice with its text is better than a crash.
	const text = String( content );
	const { context = DEFAULT_CONTEXT, id = freshId(), speak = true } = options;
	return {
		type: 'CREATE_NOTICE',
		context,
		notice: {
			id,
			status,
			content: text,
			spokenMessage: speak ? text : null,
			type: options.type ?? 'default',
			isDismissible: options.isDismissible ?? true,
			explicitDismiss: options.explicitDismiss ?? false,
			actions: options.actions ?? NO_ACTIONS,
			icon: options.icon ?? null,
			onDismiss: options.onDismiss,
			__unstableHTML: options.__unstableHTML,
		},
	};
};

export const createSuccessNotice = (
	content: string,
	options?: NoticeOptions
): NoticesAction => createNotice( 'success', content, options );

export const createInfoNotice = (
	content: string,
	options?: NoticeOptions
): NoticesAction => createNotice( 'info', content, options );

export const createErrorNotice = (
	content: string,
	options?: NoticeOptions
): NoticesAction => createNotice( 'error', content, options );

export const createWarningNotice = (
	content: string,
	options?: NoticeOptions
): NoticesAction => createNotice( 'warning', content, options );

/** Removes a notice. The id must belong to the context. */
export const removeNotice = (
	id: string,
	context = DEFAULT_CONTEXT
): NoticesAction => ( { type: 'REMOVE_NOTICES', context, ids: [ id ] } );

/** Removes several notices of one context. */
export const removeNotices = (
	ids: readonly string[],
	context = DEFAULT_CONTEXT
): NoticesAction => ( { type: 'REMOVE_NOTICES', context, ids } );

/** Removes all notices of one type in one context. Snackbars are a separate type. */
export const removeAllNotices = (
	noticeType: Notice[ 'type' ] = 'default',
	context = DEFAULT_CONTEXT
): NoticesAction => ( { type: 'REMOVE_ALL_NOTICES', context, noticeType } );
