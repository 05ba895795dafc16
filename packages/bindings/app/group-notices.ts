import type { NoticeStatus } from '@shopfront/components';

/** As much of a notice of `core/notices` as is shown. */
export interface ShownNotice {
	id: string;
	status: NoticeStatus;
	/** HTML. */
	content: string;
	isDismissible: boolean;
	/** The context it stands in, which is needed to take it away. */
	context: string;
	spokenMessage: string;
	/** Itself as long as it is the same telling; another when the same message is told anew. */
	announcementKey: object;
}

/** Dismissible notices of one status, shown and dismissed together. */
export interface NoticeGroup {
	status: NoticeStatus;
	/** What is shown: each content once. */
	contents: readonly string[];
	/** All of them, duplicates included, for dismissing. */
	notices: readonly ShownNotice[];
}

export interface GroupedNotices {
	/** Those that cannot be dismissed, each by itself. */
	individual: readonly ShownNotice[];
	/** The most urgent first. */
	groups: readonly NoticeGroup[];
}

const ORDER: readonly NoticeStatus[] = [
	'error',
	'warning',
	'success',
	'info',
	'default',
];

/** How notices are shown (docs/contract/cart-and-checkout.md 4, "Notices"). */
export const groupNotices = (
	notices: readonly ShownNotice[]
): GroupedNotices => ( {
	individual: notices.filter( ( notice ) => ! notice.isDismissible ),
	groups: ORDER.map( ( status ) => {
		const group = notices.filter(
			( notice ) => notice.isDismissible && notice.status === status
		);
		return {
			status,
			notices: group,
			contents: [ ...new Set( group.map( ( { content } ) => content ) ) ],
		};
	} ).filter( ( { notices: group } ) => group.length > 0 ),
} );
